import type { Problem } from '@schemas/draft';

/** What the authority itself refuses, before or after the game was asked; with the parameters of the texts. */
export interface MatchErrorParams {
  /** `where` is a JSON pointer into the command, `what` the validator's words. */
  'command/malformed': { where: string; what: string };
  'command/forbidden': { type: string; role: string };
  'command/expired': { ageMs: number; limitMs: number };
  /** The game that is open does not know this command. */
  'command/not_here': { type: string; game: string };
  /** Something unexpected went wrong inside; nothing was changed. The server's log has the details. */
  'command/failed': { reason: string };
  'match/stale': { expected: number; actual: number };
  'match/none_open': Record<string, never>;
  'match/unknown': { matchId: string };
  'match/not_over': { matchId: string };
  'journal/write_failed': { reason: string };
  /** What only an arbiter decides is logged with its reason. */
  'reason/missing': { type: string };
  /** A command that cannot be tried out: it changes no match, or which match is open. */
  'preview/not_possible': { type: string };
  'incident/empty': Record<string, never>;
  'incident/unknown': { seq: number };
  'takeback/too_many': { turns: number; played: number };
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
