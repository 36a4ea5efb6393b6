/**
 * Views as earlier releases published them, in today's shape: journals of the show and archives of viewers at home keep
 * some for years.
 */
import type { BoardView } from '@schemas/boards';
import type { ScoreView } from '@schemas/score';

type Entry = ScoreView['ledger'][number];
type Badge = Entry['badges'][number];

/** What is played on a board was called `branch`. */
const withLine = <T extends { readonly line: string | null }>(stored: T): T => {
  const { branch, ...rest } = stored as T & { readonly branch?: T['line'] };
  return branch === undefined ? stored : ({ ...rest, line: branch } as unknown as T);
};

/** What a board, its end or an entry of the ledger is worth was an amount of chips, in every game. */
const withBadges = <T extends { readonly badges: readonly Badge[] }>(stored: T): T => {
  const { chips, ...rest } = stored as T & { readonly chips?: number };
  if (chips === undefined) return stored;
  return { ...rest, badges: chips === 0 ? [] : [{ kind: 'chips', value: chips }] } as unknown as T;
};

/**
 * What Business Chess tells in its `play` and its `course` stood on the boards of every game: an offer of a draw, the
 * line a line parted from.
 */
const OF_ONE_GAME = ['offered', 'mother'];
const withoutOneGame = <T extends object>(stored: T): T =>
  Object.fromEntries(Object.entries(stored).filter(([name]) => !OF_ONE_GAME.includes(name))) as T;

export const presentBoard = (stored: BoardView): BoardView => {
  const { result, ...rest } = withBadges(withLine(stored));
  return { ...withoutOneGame(rest), result: result && withBadges(result) };
};

interface FormerScore {
  readonly white: number;
  readonly black: number;
  readonly match?: { readonly white: number; readonly black: number; readonly game?: number } | null;
}

/** A match of several games had two, and said no more of them than the points of both together. */
const withGames = <S extends FormerScore>(stored: S): S => {
  const { white, black, match = null } = stored;
  if (match === null || match.game !== undefined) return stored;
  const before = [{ white: match.white - white, black: match.black - black }];
  return { ...stored, match: { ...match, game: 2, planned: null, before } };
};

export const presentScore = <S extends FormerScore & { readonly ledger: readonly Entry[] }>(stored: S): S => ({
  ...withGames(stored),
  ledger: stored.ledger.map((entry) => withBadges(withLine(entry))),
});

/** Of anything that has boards. */
export const withPresentBoards = <T extends { readonly boards: readonly BoardView[] }>(stored: T): T => ({
  ...stored,
  boards: stored.boards.map(presentBoard),
});

/** Of a moment of the past at home: what Business Chess counts stood there by a name of its own, in every game. */
export const presentMoment = <T extends { readonly boards: readonly BoardView[] }>(stored: T): T => {
  const { table, ...rest } = stored as T & { readonly table?: number };
  const moment = table === undefined ? stored : ({ ...rest, counts: { chipsOut: table } } as unknown as T);
  return withPresentBoards(moment);
};

/** What one game alone shows stood among what every game has, and its course in `tree` or in its `play`. */
interface FormerGame {
  readonly tree?: { readonly branches: readonly unknown[] };
  readonly match: { readonly game: string | null } & Readonly<Record<string, unknown>>;
  readonly boards: readonly Readonly<Record<'board' | 'branch' | 'chips' | 'offered' | 'status', unknown>>[];
  readonly clocks: { readonly vetoWindowMs?: number };
  readonly play: { readonly game: string | null; readonly boards?: unknown; readonly queens?: unknown };
}

const ownOf = ({
  tree,
  match,
  boards: shown,
  clocks,
  play,
}: FormerGame): { readonly play: object; readonly course: object } => {
  const { game } = match;
  if (play.game !== null) {
    const { boards, queens, ...declared } = play;
    return { play: declared, course: { game, boards, queens } };
  }
  if (tree === undefined || tree.branches.length === 0) return { play, course: { game: null } };
  const live = shown.filter(({ status }) => status === 'live');
  const stakes = live.map(({ board, branch, chips }) => ({ board, branch, chips }));
  const offers = live.flatMap(({ board, offered }) => (offered ? [{ board, side: offered }] : []));
  const { table, latest, happened, vetoes, controlBoard, cards } = match;
  const declared = { latest, happened, vetoes, vetoWindowMs: clocks.vetoWindowMs, controlBoard, cards };
  return { play: { game, stakes, offers, chipsOut: table, ...declared }, course: { game, ...tree } };
};

/** Gives a document for viewers at home its game by the present name. */
export const withPresentGame = <T>(stored: T): T => {
  const former = stored as T & FormerGame;
  const { tree, ...rest } = former;
  return tree === undefined ? stored : ({ ...rest, ...ownOf(former) } as unknown as T);
};
