import type { Problem } from '@schemas/draft';
import type { Role } from '../authority/roles';

/** What the authority itself refuses, before or after the game was asked; with the parameters of the texts. */
export interface MatchErrorParams {
  /** `where` is a JSON pointer into the command, `what` the validator's words. */
  'command/malformed': { where: string; what: string };
  /** `allowed`: the roles that may, the operator first. */
  'command/forbidden': { type: string; role: Role; allowed: readonly Role[] };
  'command/expired': { ageMs: number; limitMs: number };
  /** Issued later than now: the page's idea of the server's time is wrong. */
  'command/ahead': { aheadMs: number };
  /** The game that is open does not know this command. */
  'command/not_here': { type: string; game: string };
  /** Something unexpected went wrong inside; nothing was changed. The server's log has the details. */
  'command/failed': { reason: string };
  /** Not what this game can be agreed to be played by. */
  'settings/not_offered': { setting: string; value: string; allowed: string };
  'match/stale': { expected: number; actual: number };
  /** Somebody else changed the draft, or the turn is another one. */
  'draft/stale': { expected: number; actual: number };
  /** Nobody is to move. */
  'draft/no_turn': Record<string, never>;
  'match/none_open': Record<string, never>;
  'match/no_thread': { readonly thread: string };
  'match/unknown': { matchId: string };
  'match/not_over': { matchId: string };
  /** Another match would take the place of this one, whose clock runs. */
  'match/clock_running': { matchId: string; white: string; black: string };
  'match/in_play': { matchId: string; white: string; black: string };
  'match/archived': { matchId: string };
  /** The open match cannot be put away. */
  'match/is_open': { matchId: string };
  /** The simulator plays rehearsals only. */
  'simulator/no_rehearsal': Record<string, never>;
  'simulator/not_started': Record<string, never>;
  'simulator/no_source': { game: string };
  /** `known`: the games that have one, by id. */
  'demonstration/none': { game: string; known: readonly string[] };
  /** No round of lichess is set up, or no token. */
  'live/not_set_up': Record<string, never>;
  /** Nothing is followed yet, or nothing is due. */
  'live/nothing': Record<string, never>;
  /** No engine, or none that judges the game that is open. */
  'engine/not_here': Record<string, never>;
  /** By the rules of the game that is open. */
  'engine/no_position': { position: string };
  'import/too_large': { limitMb: number };
  'import/too_many_games': { games: number; limit: number };
  /** `game`: its place in the file, from 1. */
  'import/too_many_entries': { game: number; entries: number; limit: number };
  'import/too_deep': { limit: number };
  /** Others are being played through, and enough of them wait. */
  'import/busy': Record<string, never>;
  'import/too_slow': { limitSeconds: number };
  'import/too_heavy': { limitMb: number };
  /** Nobody waits for it any more. */
  'import/cancelled': Record<string, never>;
  'import/failed': { reason: string };
  'import/not_json': { reason: string };
  'import/broken_json': { line: number; column: number };
  /** `where` is a JSON pointer into the file, `what` the validator's words. */
  'import/bad_file': { where: string; what: string };
  'import/newer': { found: number; known: number };
  /** The file is not as it was written. */
  'import/damaged': Record<string, never>;
  'import/unknown_game': { game: string };
  'import/no_record': { extension: string };
  /** Well-formed, but it cannot be played through: `where` is a JSON pointer. */
  'import/unplayable': { where: string; reason: string };
  'import/unknown_kind': { where: string; kind: string };
  'import/out_of_place': { where: string };
  /** The device was revoked, or never let in. */
  'venue/no_device': Record<string, never>;
  /** The code was used, dropped, or has run out. */
  'venue/no_code': Record<string, never>;
  /** Of the open match there is no mark of that id. */
  'mark/gone': Record<string, never>;
  'mark/too_many': { most: number };
  'venue/not_connected': Record<string, never>;
  /** A captain's screen that the arbiter took out of play. */
  'venue/out_of_play': Record<string, never>;
  /** Turns are entered by the operator alone, or by captains alone. */
  'venue/operator_enters': Record<string, never>;
  'venue/captains_enter': Record<string, never>;
  /** A captain of the other team, or of another board. */
  'venue/not_yours': Record<string, never>;
  'venue/not_your_turn': Record<string, never>;
  'venue/clock_stands': Record<string, never>;
  /** A wooden board fills drafts: everything else is done by people at their screens. */
  'venue/board_prepares': Record<string, never>;
  /** Of a wooden board: nothing is played at such a place, or the board it stands for is missing or one too many. */
  'venue/no_board_there': Record<string, never>;
  /** Of a work table: such a board is not played. */
  'tables/no_board': { board: number };
  /** Nobody plays on that board: there is no position to begin from, or to go on in. */
  'tables/no_position': { board: number };
  'tables/illegal': { san: string };
  /** Study or step were taken away meanwhile. */
  'tables/gone': Record<string, never>;
  'tables/full': { most: number };
  'tables/many_studies': { most: number };
  /** Another study of the table, or another variation of the study, is called so. */
  'tables/name_taken': { name: string };
  'tables/bad_position': Record<string, never>;
  /** The game that is open knows no positions set up by hand. */
  'tables/no_set_up': Record<string, never>;
  /** There is no move to take into the draft. */
  'tables/nothing_tried': Record<string, never>;
  /** The position on the board is not on the way of the variation (any more). */
  'tables/played_on': { board: number };
  /** What teams tried is given out when the game is over. */
  'tables/game_on': Record<string, never>;
  'backup/unknown': { file: string };
  'backup/unreadable': { file: string; reason: string };
  'backup/newer': { file: string; found: number; known: number };
  /** It ends in a moment; what was confirmed is in the journal. */
  'server/stopping': Record<string, never>;
  'journal/write_failed': { reason: string };
  /** The journal is not whole: nothing but a way out is accepted. */
  'rescue/active': Record<string, never>;
  /** The journal is whole: there is nothing to rescue. */
  'rescue/not_needed': Record<string, never>;
  /** This way out is closed: `reason` in words. */
  'rescue/way_closed': { way: string; reason: string };
  'match/damaged': { match: string; entry: number };
  /** What only an arbiter decides is logged with its reason. */
  'reason/missing': { type: string };
  /** A command that cannot be tried out: it changes no match, or which match is open. */
  'preview/not_possible': { type: string };
  'incident/empty': Record<string, never>;
  'incident/unknown': { seq: number };
  'takeback/too_many': { turns: number; played: number };
  /** A correction of the past that is none. */
  'amend/no_change': Record<string, never>;
  'amend/no_such_turn': { turn: number; played: number };
  'amend/clock_running': Record<string, never>;
  'undo/nothing': Record<string, never>;
  'redo/nothing': Record<string, never>;
}

export type MatchErrorCode = keyof MatchErrorParams;

/** A refusal of the authority. */
export const refuse = <C extends MatchErrorCode>(code: C, params: MatchErrorParams[C]): Problem => ({
  code,
  params,
  rule: null,
  item: null,
});
