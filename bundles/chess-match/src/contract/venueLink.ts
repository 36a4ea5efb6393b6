import type { Answer } from '@schemas/answer';
import type { DevicesView, HallRules } from '@schemas/devices';
import type { PreviewAnswer } from '@schemas/preview';
import type { Code } from './crew';
import type { Place } from './places';
import type { TableAnswer } from './tables';
import type { VenueViews } from './hallViews';

/**
 * What the match server and the venue server say to each other: a Socket.IO namespace on the match server, for
 * processes of its own machine that know the key of the link. The venue server shows; it decides nothing.
 */
export const VENUE_NAMESPACE = '/chess-match/venue';

/** A device as the venue server has to know it. */
export interface KnownDevice {
  readonly id: string;
  readonly place: Place;
  /** As the crew calls it; "" without a name. */
  readonly name: string;
  /** Whether it may enter anything: the arbiter takes a captain's screen out of play and gives it back. */
  readonly inPlay: boolean;
  /** SHA-256 of its token, hexadecimal. */
  readonly tokenHash: string;
}

/** A wooden board that tells what stands on it, by the number of its maker, and what it stands for. */
export interface WoodenBoard {
  readonly serial: string;
  /** A captain's place or a work table; a demonstration board, where both captains play at one. */
  readonly place: Place;
  /** The board of the match, for the place of a captain who has them all; null where the place says it. */
  readonly board: number | null;
}

/** What a wooden board tells of itself, and how it stands. */
export type BoardReport = Pick<DevicesView['boards'][number], 'serial' | 'state' | 'battery' | 'reading' | 'squares'>;

/** DGT LiveChess, the program that reads wooden boards, as the venue server has it. */
export interface LiveChessReport {
  readonly address: string;
  readonly connected: boolean;
  readonly boards: readonly BoardReport[];
}

/** How a wooden board is called where a device is named. */
export const deviceOfBoard = (serial: string): string => `board:${serial}`;

/** What a device says of itself; null where its browser does not tell. */
export type DeviceReport = Pick<
  DevicesView['devices'][number],
  'roundTripMs' | 'screen' | 'browser' | 'program' | 'wakeLock' | 'battery'
>;

/** Everything at once: after each connection of the link, so that nothing is ever missed. */
export interface Hello {
  /** Another one after each start of the match server. */
  readonly epoch: string;
  readonly rules: HallRules;
  readonly views: Partial<VenueViews>;
  readonly devices: readonly KnownDevice[];
  readonly boards: readonly WoodenBoard[];
}

/** Says what goes from the match server to the venue server. */
export interface ToVenue {
  hello(hello: Hello): void;
  /** Those that changed. */
  views(views: Partial<VenueViews>): void;
  devices(devices: readonly KnownDevice[]): void;
  boards(boards: readonly WoodenBoard[]): void;
  rules(rules: HallRules): void;
  /** The device is to show which one it is. */
  identify(id: string): void;
}

/** Somebody at a device has entered a code, or followed the address with the secret in it. */
export interface PairRequest {
  readonly codeOrSecret: string;
  /** Of the device, for the limit on wrong codes. */
  readonly address: string;
}

export type PairAnswer =
  | { readonly ok: true; readonly token: string; readonly place: Place }
  | { readonly ok: false; readonly problem: 'wrong' | 'too_many' | 'offline' };

/** What somebody does at a work table; held against the match server's own list as a command is. */
export interface DeviceTableAct {
  readonly device: string;
  readonly place: Place;
  /** As it came, unchecked. */
  readonly act: unknown;
}

/**
 * Is a command of a captain. The match server holds it against its own list: no word of the venue server makes a
 * captain.
 */
export interface DeviceCommand {
  readonly device: string;
  /** Where the venue server knows it to be: one that was moved meanwhile is refused. */
  readonly place: Place;
  /** As it came, unchecked. */
  readonly input: unknown;
}

/** GET /chess-match/device-codes, for those who issue them: a code opens a door, so no view carries one. */
export interface DeviceCodes {
  readonly codes: readonly Code<Place>[];
}

/** What the venue server tells of itself and of the devices that are connected now. */
export interface VenueReport {
  /** Addresses a device can open, the likeliest first: "http://192.168.1.5:9091". */
  readonly addresses: readonly string[];
  readonly version: string;
  readonly online: readonly ({ readonly id: string } & DeviceReport)[];
  /** Null: none is named in cfg/venue.json. */
  readonly liveChess: LiveChessReport | null;
}

/** Says what goes from the venue server to the match server; each is acknowledged. */
export interface ToMatch {
  time(answer: (serverMs: number) => void): void;
  pair(request: PairRequest, answer: (answer: PairAnswer) => void): void;
  command(command: DeviceCommand, answer: (answer: Answer) => void): void;
  /** Tried out: nothing is written. */
  preview(command: DeviceCommand, answer: (answer: PreviewAnswer) => void): void;
  table(act: DeviceTableAct, answer: (answer: TableAnswer) => void): void;
  report(report: VenueReport, answer: (serverMs: number) => void): void;
}
