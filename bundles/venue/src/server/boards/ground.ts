import { turnKey } from 'chess-match/client/turn';
import { placeRow, TEAM_VIEWS, type Team, type VenueViews, type WoodenBoard } from 'chess-match/contract/venue';
import { draftedOnOf } from '../games/games';
import type { MatchLink } from '../matchLink';
import type { Ground } from './judge';

const NAMES = ['match', 'complete', 'boards', 'teamWhite', 'teamBlack'] as const;

/** What a wooden board is held against. */
export type Views = Partial<Pick<VenueViews, (typeof NAMES)[number]>>;

export const viewsFor = ({ view }: Pick<MatchLink, 'view'>): Views =>
  Object.fromEntries(NAMES.flatMap((name) => [[name, view(name)]]).filter(([, value]) => value !== undefined)) as Views;

/** Views come one after the other: those of one version alone are looked at together. */
export const isOneMoment = ({ match, complete, teamWhite, teamBlack }: Views): boolean =>
  match !== undefined &&
  [complete?.version, teamWhite?.matchVersion, teamBlack?.matchVersion].every((version) => version === match.version);

/** The turn that a wooden board may feed. */
export interface Entry {
  readonly team: Team;
  /** Null where the game has one thread. */
  readonly thread: string | null;
  readonly line: string;
  /** Of the draft: what `expectedVersion` of the next change is. */
  readonly version: number;
  /** The move prepared on the board, as it is written; null for none. */
  readonly drafted: string | null;
  /** Something that decides the branch without a move, a resignation say. */
  readonly isDecided: boolean;
  /** The line with this move on the board. */
  withMove(san: string): string;
  withoutMove(): string;
}

/** What stands on a board of the match, and the turn that is prepared there; null where nobody plays there. */
export interface Post {
  readonly ground: Ground;
  /** Which turn of which match it is: what a board said for another one is over. */
  readonly turn: string;
  /** Whose draft the position is taken from; null: from what everybody sees. */
  readonly of: Team | null;
  /** Null while nobody whom this board feeds is to move, or the operator alone enters. */
  readonly entry: Entry | null;
}

const boardsOf = ({ boards }: Views) => boards?.boards ?? [];

/** Teams whose drafts a board at this place feeds: its own; where both play at one board, whoever is to move. */
const teamsOf = ({ place }: Pick<WoodenBoard, 'place'>): readonly Team[] => {
  const { team } = placeRow(place);
  return team === null ? ['white', 'black'] : [team];
};

/** The number of the board it stands for; null at a work table. */
export const boardOf = ({ place, board }: Pick<WoodenBoard, 'place' | 'board'>): number | null =>
  board ?? placeRow(place).board;

/** In a game that is entered by turns of one line. */
const lineEntry = (views: Views, team: Team, board: number): { ground: Ground; entry: Entry } | null => {
  const view = views[TEAM_VIEWS[team]];
  const draft = view?.draft ?? null;
  if (view === undefined || draft === null) return null;
  const { line, version } = draft;
  const { moves, next, own } = view;
  const drafted = draftedOnOf(views.match?.game ?? null)({ boards: boardsOf(views), draft, moves, next, own }, board);
  if (drafted === null) return null;
  const { ground, move, ...rest } = drafted;
  return { ground, entry: { ...{ team, thread: null, line, version, drafted: move }, ...rest } };
};

/** In a game whose boards are entered each by itself: the line is the move. */
const boardEntry = (views: Views, team: Team, board: number): { ground: Ground; entry: Entry } | null => {
  const desk = views[TEAM_VIEWS[team]]?.boards.find((each) => each.board === board);
  const view = boardsOf(views).find((each) => each.board === board);
  if (desk === undefined || view === undefined) return null;
  const { line, version } = desk.draft;
  return {
    ground: { pieces: view.pieces, moves: desk.moves, toMove: view.toMove ?? 'white' },
    entry: {
      ...{ team, thread: desk.thread, line, version, drafted: line === '' ? null : line, isDecided: false },
      withMove: (san) => san,
      withoutMove: () => '',
    },
  };
};

/** @param number of the board of the match */
export const postOf = (views: Views, assigned: Pick<WoodenBoard, 'place'>, number: number): Post | null => {
  const { match } = views;
  const view = boardsOf(views).find(({ board }) => board === number);
  if (match === undefined || view === undefined) return null;
  const ply = match.threads.find(({ boards }) => boards.includes(number))?.ply ?? match.ply;
  const turn = turnKey(match, ply);
  for (const team of teamsOf(assigned)) {
    const found = lineEntry(views, team, number) ?? boardEntry(views, team, number);
    if (found === null) continue;
    const isOpen = views[TEAM_VIEWS[team]]?.entry !== 'operator' && match.status !== 'over';
    return { ground: found.ground, turn, of: team, entry: isOpen ? found.entry : null };
  }
  if (view.status !== 'live') return null;
  return { ground: { pieces: view.pieces, moves: [], toMove: view.toMove ?? 'white' }, turn, of: null, entry: null };
};
