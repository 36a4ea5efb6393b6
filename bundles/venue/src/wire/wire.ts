import type { Answer, CommandBody, PreviewAnswer } from 'chess-match/client/contract';
import type { TableAct, TableAnswer } from 'chess-match/contract/venue';
import type { BoardReport, DeviceReport, Place, VenueViews } from 'chess-match/contract/venue';

/** Version of the pages and of the server: they are built together. */
export const PROGRAM = '0.3.0';

/** How often the venue server says that it is there, and what it knows of the way behind it. */
export const BEAT_EVERY_MS = 700;
/** What has not been heard for so long is not there: a picture says so. */
export const SILENT_AFTER_MS = 1600;
/** How often a device says how it is. */
export const REPORT_EVERY_MS = 5000;

/** What a device is told of itself. */
export interface Self {
  readonly id: string;
  readonly place: Place;
  readonly name: string;
  /** A captain's screen enters nothing while the arbiter has taken it out of play. */
  readonly inPlay: boolean;
}

/** A wooden board that fills the draft of whoever sits at this place, and how it stands. */
export interface WoodenSeen extends Pick<BoardReport, 'serial' | 'reading' | 'squares'> {
  /** The board of the match it stands for. */
  readonly board: number;
  /** False: LiveChess is away, or does not read it. Nothing of it comes into the draft then. */
  readonly isRead: boolean;
}

export interface Beat {
  /** Whether the match server is heard now; what is shown is as it was when it last was. */
  readonly linked: boolean;
  /** The match server's time, Unix ms. */
  readonly serverMs: number;
}

/** Those that changed; null: what is not this place's any more. */
export type ViewsSent = { readonly [N in keyof VenueViews]?: VenueViews[N] | null };

/** What a captain's screen sends, with all that makes it one command: sent again it would be the same. */
export type DeviceCommandBody = CommandBody & { readonly id: string; readonly issuedAt: number };

/** Server → device. */
export interface ToDevice {
  self(self: Self): void;
  /** The newest of everything that changed; acknowledged, and only then comes the next. */
  /** `null`: this place has no such view any more. */
  views(views: ViewsSent, received: () => void): void;
  beat(beat: Beat): void;
  identify(): void;
  /** To captains: all their wooden boards, at first and at each change. */
  wooden(boards: readonly WoodenSeen[]): void;
  /** The same token was used by another window or device: this one stays closed. */
  takenOver(): void;
  /** The crew shut this device out. */
  revoked(): void;
}

/** Device → server. */
export interface FromDevice {
  /** @param answer gives the match server's time, Unix ms */
  time(answer: (serverMs: number) => void): void;
  /** @param answer gives null where nobody knows what became of it */
  command(command: DeviceCommandBody, answer: (answer: Answer | null) => void): void;
  preview(command: DeviceCommandBody, answer: (answer: PreviewAnswer | null) => void): void;
  /** At a work table. @param answer gives null where nobody knows what became of it */
  table(act: TableAct, answer: (answer: TableAnswer | null) => void): void;
  report(report: Omit<DeviceReport, 'roundTripMs'> & { readonly roundTripMs: number | null }): void;
}

const EVENTS: Readonly<Record<keyof FromDevice, true>> = {
  time: true,
  command: true,
  preview: true,
  table: true,
  report: true,
};
/** Everything a device may send, by name: a test asks each from every place. */
export const DEVICE_EVENTS = Object.keys(EVENTS) as readonly (keyof FromDevice)[];

/** What the handshake carries. */
export interface Auth {
  readonly token: string;
}

/** POST /pair. */
export interface PairBody {
  readonly codeOrSecret: string;
}

export type PairResult =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly problem: 'wrong' | 'too_many' | 'offline' };
