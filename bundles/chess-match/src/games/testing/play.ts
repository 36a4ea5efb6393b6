import { projectDraft } from '../business/views/draft';
import { ONE_THREAD } from '../common/threads';
import type { Problem } from '@schemas/draft';
import { parseTurnLine } from '../business/record/turnLine';
import { playSan, positionKey, readPosition, sideToMove, START_FEN } from '../chess/onFen';
import { business } from '../business';
import type { Command } from '../business/rules/commands';
import type { Event, TurnCommitted } from '../business/rules/events';
import { liveBranches, type Branch, type LedgerEntry, type State } from '../business/rules/state';

/** Builders for the tests of Business Chess: games about to stand so or so, and commands that must pass or fail. */

/** When everything happens that needs no other time. Unix ms. */
export const T0 = 1_700_000_000_000;

export const newGame = (settings: Readonly<Record<string, unknown>>): State => {
  const begun = business.initial({ settings });
  if (!begun.ok) throw new Error(`${begun.error.code} ${JSON.stringify(begun.error.params)}`);
  return begun.value;
};

/** A live branch to stand on board 1, 2, ... in the order given. */
export interface Placed {
  readonly stake: number;
  readonly fen: string;
}

const branchAt = ({ stake, fen }: Placed, index: number): Branch => {
  const read = readPosition(fen);
  if (read === null) throw new Error(`no position: ${fen}`);
  return {
    id: `b${index + 1}`,
    board: index + 1,
    stake,
    fen: read.fen,
    line: [],
    keys: [positionKey(read.fen)],
    mother: null,
    bornPly: 0,
    lastMove: null,
    check: read.check,
    stakes: [{ ply: 0, chips: stake }],
    end: null,
  };
};

/** A game with these branches live, all chips on them; who is to move follows from the positions. */
export const gameAt = (placed: readonly Placed[], settings: Readonly<Record<string, unknown>>): State => {
  const gameRating = placed.reduce((sum, { stake }) => sum + stake, 0);
  const branches = placed.map(branchAt);
  const sides = new Set(branches.map(({ fen }) => sideToMove(fen)));
  if (sides.size !== 1) throw new Error('B2: all live branches have the same side to move');
  return { ...newGame({ gameRating, ...settings }), branches, ply: sides.has('white') ? 0 : 1 };
};

/** Branches in the starting position with these stakes. */
export const stakedGame = (stakes: readonly number[], settings: Readonly<Record<string, unknown>>): State =>
  gameAt(
    stakes.map((stake) => ({ stake, fen: START_FEN })),
    settings,
  );

export const fold = (state: State, events: readonly Event[]): State => events.reduce(business.evolve, state);

/** The events of a command that must pass. */
export const eventsOf = (state: State, command: Command, nowMs: number): readonly Event[] => {
  const decided = business.decide(state, command, nowMs);
  if (!decided.ok) throw new Error(`${command.type}: ${decided.error.code} ${JSON.stringify(decided.error)}`);
  return decided.value;
};

/** The state after a command that must pass. */
export const after = (state: State, command: Command, nowMs: number): State =>
  fold(state, eventsOf(state, command, nowMs));

/** The refusal of a command that must not pass. */
export const refusalOf = (state: State, command: Command, nowMs: number): Problem => {
  const decided = business.decide(state, command, nowMs);
  if (decided.ok) throw new Error(`${command.type} passed: ${JSON.stringify(decided.value)}`);
  return decided.error;
};

/** The state with a line being prepared, and that line as pages see it. */
export const drafted = (state: State, line: string): State => business.withDraft(state, ONE_THREAD, line);
export const draftOf = (state: State, line: string) => projectDraft(drafted(state, line));

/** The state after turns that must pass, one line each. */
export const play = (state: State, ...lines: readonly string[]): State =>
  lines.reduce((at, line) => after(at, { type: 'commitTurn', line }, T0), state);

/** The event of one turn that must pass. */
export const turnOf = (state: State, line: string): TurnCommitted => {
  const found = eventsOf(state, { type: 'commitTurn', line }, T0).find(({ type }) => type === 'turnCommitted');
  if (found?.type !== 'turnCommitted') throw new Error('no turn');
  return found;
};

/** The refusal of a turn, which must quote an item of it. */
export const turnRefusal = (state: State, line: string): Problem => {
  const problem = refusalOf(state, { type: 'commitTurn', line }, T0);
  if (problem.item !== null && !parseTurnLine(line).items.some(({ text }) => text === problem.item))
    throw new Error(`"${problem.item}" is no item of "${line}"`);
  return problem;
};

/** {board: stake} of the live branches. */
export const stakesOf = (state: State): Record<number, number> =>
  Object.fromEntries(liveBranches(state).map(({ board, stake }) => [board, stake]));

/** Ledger entries as "board kind rating white:black", points in halves. */
export const ledgerOf = (state: State): string[] =>
  state.ledger.map(
    ({ board, kind, rating, halves }: LedgerEntry) => `${board} ${kind} ${rating} ${halves.white}:${halves.black}`,
  );

/** Moves from the starting position that lead to `fen`, for a check that a line and a position belong together. */
export const fenAfter = (sans: readonly string[]): string =>
  sans.reduce((fen, san) => {
    const played = playSan(fen, san);
    if (!played.ok) throw new Error(`${san} in ${fen}`);
    return played.value.fen;
  }, START_FEN);

/** A turn's moves that shuffle the knights of every live branch: each four of them bring the position back. */
export const shuffle = (state: State): string => {
  const sans = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];
  return liveBranches(state)
    .map(({ board }) => `${board}:${sans[state.ply % 4] ?? ''}`)
    .join(' ');
};

/** The state after `turns` shuffling turns. */
export const shuffled = (state: State, turns: number): State => {
  let at = state;
  for (let turn = 0; turn < turns; turn += 1) at = play(at, shuffle(at));
  return at;
};
