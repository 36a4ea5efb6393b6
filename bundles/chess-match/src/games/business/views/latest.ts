import type { BusinessPlay } from '@schemas/play';
import type { State } from '../rules/state';

type Latest = NonNullable<BusinessPlay['latest']>;

const NOTHING_WON = { white: 0, black: 0 } as const;

/** Boards that ended in the latest way of a turn, with all that was paid in it. */
const ended = ({ ledger, selections, branches }: State): Latest | null => {
  const last = ledger.at(-1);
  if (last === undefined) return null;
  // A flag falls in the turn after, at the ply of the turn before.
  const ofTurn = ledger.filter(({ ply, turn }) => ply === last.ply && turn === last.turn);
  const { turn, ply, side, kind } = ofTurn.find((entry) => entry.kind === 'selection') ?? last;
  const alike = ofTurn.filter((entry) => entry.kind === kind);
  const boardOf = (branch: string): number => branches.find(({ id }) => id === branch)?.board ?? 0;
  const targets = selections
    .filter((selection) => alike.some(({ branch }) => branch === selection.branch))
    .flatMap((selection) => selection.targets);
  return {
    kind,
    turn,
    ply,
    side,
    from: alike.map(({ board }) => board),
    to: targets.map(({ branch, chips }) => ({ board: boardOf(branch), chips })),
    white: ofTurn.reduce((sum, { halves }) => sum + halves.white, 0),
    black: ofTurn.reduce((sum, { halves }) => sum + halves.black, 0),
  };
};

const forked = ({ forks, branches }: State): Latest | null => {
  const fork = forks.at(-1);
  if (fork === undefined) return null;
  const boardOf = (branch: string): number => branches.find(({ id }) => id === branch)?.board ?? 0;
  const { turn, ply, side, mother, daughter, daughterChips } = fork;
  const to = [{ board: boardOf(daughter), chips: daughterChips }];
  return { kind: 'fork', turn, ply, side, from: [boardOf(mother)], to, ...NOTHING_WON };
};

const passed = ({ passes, branches }: State): Latest | null => {
  const pass = passes.at(-1);
  if (pass === undefined) return null;
  const boardOf = (branch: string): number => branches.find(({ id }) => id === branch)?.board ?? 0;
  const { turn, ply, side, from, to, chips } = pass;
  return { kind: 'pass', turn, ply, side, from: [boardOf(from)], to: [{ board: boardOf(to), chips }], ...NOTHING_WON };
};

/** The latest that changed what boards are worth; of one turn what paid points before what only moved chips. */
export const projectLatest = (state: State): Latest | null =>
  [ended(state), forked(state), passed(state)].reduce<Latest | null>(
    (latest, next) => (next !== null && next.ply > (latest?.ply ?? -1) ? next : latest),
    null,
  );
