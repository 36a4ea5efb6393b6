import type { Command } from '@schemas/command';
import type { Problem } from '@schemas/draft';
import type { GameEvent } from './event';
import type { Result } from './result';
import type { GameSheets } from './sheets';
import type { Side } from './sides';

export interface RecordNames {
  readonly event: string;
  readonly white: string;
  readonly black: string;
}

export interface RecordPlayer {
  readonly name: string;
  /** Elo; null: none is known. */
  readonly elo: number | null;
  /** "GM", or whatever stands on air; absent: none. */
  readonly title?: string;
  /** By the three letters of FIDE; absent: not known. */
  readonly federation?: string;
  /** FIDE ID; absent: not known. */
  readonly fide?: string;
}

/** Who sat for a team at a board, as a record tells it. */
export interface SeatedPlayer extends RecordPlayer {
  readonly team: Side;
  readonly board: number;
}

/** What a match does not know of itself. */
export interface RecordPlayed {
  /** When it was played, Unix ms. */
  readonly atMs: number;
  /** Who sat for a team at a board, by the board's number; null: not known. */
  player(team: Side, board: number): RecordPlayer | null;
  /** Names, the chief arbiter first; absent: not known. */
  readonly arbiters?: readonly string[];
}

/** A turn of a record as `commitTurn` takes it: the line says itself where it is made. */
export interface RecordedTurn {
  readonly line: string;
  /** From the beginning of play; null where the record does not tell. */
  readonly afterMs: number | null;
}

/** How a game ended where no turn ended it, as the command that says so. */
export type RecordedEnd = {
  readonly type: 'resignMatch' | 'resign' | 'offerDraw';
  /** As the game calls its teams. */
  readonly team: string;
  /** The board it was said on, in a game whose boards are played apart. */
  readonly thread?: string;
};

/** A record that was played through the rules. */
export interface RecordedGame extends RecordNames {
  /** When play began, Unix ms; null where the record does not say. */
  readonly begunAtMs: number | null;
  /** Those that it names; none where it names teams alone. */
  readonly players: readonly SeatedPlayer[];
  readonly settings: Extract<Command, { type: 'newMatch' }>['settings'];
  readonly turns: readonly RecordedTurn[];
  /** What was said where no turn ended it, in order; what comes behind the last turn. */
  readonly ended: readonly RecordedEnd[];
  /** What happened, as the journal keeps it; the beginning is at 0 ms. */
  readonly events: readonly GameEvent[];
  /** The state they lead to. */
  readonly end: unknown;
  /** As `replayJson` gives them: at the beginning, and after each step of the record. */
  readonly states: readonly unknown[];
}

/** Where a record cannot be read or played. */
export interface RecordFault {
  /** Of the file, from 1. */
  readonly line: number;
  /** Of its line, from 1; absent where nobody knows it. */
  readonly column?: number | undefined;
  readonly problem: Problem;
}

/** Which match it is, for those who follow it from outside. */
export interface LivePlace {
  /** Letters, figures and hyphens. */
  readonly matchId: string;
  /** Which game of the match, from 1. */
  readonly round: number;
  /** Under which viewers know the page; null: not known. */
  readonly address: string | null;
}

/** A line of play as a PGN game. */
export interface LiveText {
  /** Says for ever which line of the match it is. */
  readonly key: string;
  /** Of the board it is played on. */
  readonly board: number;
  readonly text: string;
}

/** Is a written form beside that of the records. */
export interface Form<State> {
  readonly mediaType: string;
  write(state: State, names: RecordNames, played?: RecordPlayed): string;
}

/** Is a match that is over, among others of its event. */
export interface LeagueMatch<State> {
  readonly state: State;
  readonly names: RecordNames;
  readonly played: RecordPlayed;
}

/** Writes several matches of one event as one file. */
export interface League<State> {
  /** Of its files, without the dot. */
  readonly extension: string;
  readonly mediaType: string;
  /** @param matches the oldest first */
  write(event: string, matches: readonly LeagueMatch<State>[]): string;
}

/** Is a game's written form. */
export interface Records<State> {
  /** Of its files, without the dot. */
  readonly extension: string;
  readonly mediaType: string;
  /** File of a match for demonstrations, under fixtures/. */
  readonly demonstration: string;
  /** @param played left out: by the teams alone, and of an unknown day */
  write(state: State, names: RecordNames, played?: RecordPlayed): string;
  read(bytes: Uint8Array): Result<RecordedGame, RecordFault>;
  /** Further written forms, by the name under which they are had: "tree.pgn". */
  readonly forms?: Readonly<Record<string, Form<State>>>;
  /** Absent: each match has its own file alone. */
  readonly league?: League<State>;
  /**
   * The lines of play as programs that follow orthodox games read them while they are played; absent: they cannot, and
   * have `write`.
   */
  live?(state: State, names: RecordNames, played: RecordPlayed, place: LivePlace): readonly LiveText[];
  /** As it is printed: score sheets, and what gave points. Of committed turns alone. */
  sheets(state: State): GameSheets;
  /**
   * Of a file that cannot be read, everything that is wrong with it, as far as that can be told; absent: `read` tells
   * all.
   */
  faults?(bytes: Uint8Array): readonly RecordFault[];
  /** Files with an ending of another game's that are this one's, by what stands in them. */
  isOwn?(extension: string, text: string): boolean;
}

/** Every written form of a game, by the name under which it is had; that of its files first. */
export const formsOf = <State>(records: Records<State>): readonly (Form<State> & { readonly name: string })[] => [
  { name: records.extension, mediaType: records.mediaType, write: records.write },
  ...Object.entries(records.forms ?? {}).map(([name, form]) => ({ name, ...form })),
];
