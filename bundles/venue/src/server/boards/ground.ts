import type { DraftView } from 'chess-match/client/contract';
import { ONE_MOVE, turnKey, type LineGrammar } from 'chess-match/client/turn';
import { sideOn } from 'chess-match/client/view';
import { placeRow, TEAM_VIEWS, type Team, type VenueViews, type WoodenBoard } from 'chess-match/contract/venue';
import { makingOf, type AnyMaking } from 'chess-match/makings';
import type { MatchLink } from '../matchLink';
import { pathOf, type Ground } from './judge';
import { isWooden } from './wood';

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
  readonly grammar: LineGrammar;
  /** As the server has it. */
  readonly line: string;
  /** Of the draft: what `expectedVersion` of the next change is. */
  readonly version: number;
  /** Moves that were made on the board one after the other, up to where the next one begins. */
  readonly made: readonly string[];
  /** The move whose place another one takes; null for none. */
  readonly drafted: string | null;
  /** Something that decides the branch without a move, a resignation say. */
  readonly isDecided: boolean;
  /** The line with this move on the board. */
  withMove(line: string, san: string): string;
  /** The line with the first so many of the board's moves. */
  back(line: string, moves: number): string;
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

interface Turn {
  readonly ground: Ground;
  readonly entry: Entry;
}

/** How moves of a board come onto the line. @param items of the draft, as the server has judged it */
const writingOf = (
  making: AnyMaking,
  items: DraftView['items'],
  board: number,
): Pick<Entry, 'grammar' | 'withMove' | 'back'> => ({
  grammar: making.grammar,
  withMove: (line, san) => making.withMove(line, board, san),
  back: (line, moves) => making.back({ line, items }, board, moves),
});

/** In a game that is entered by turns of one line. */
const lineEntry = (views: Views, team: Team, board: number, toMove: Ground['toMove']): Turn | null => {
  const view = views[TEAM_VIEWS[team]];
  const draft = view?.draft ?? null;
  if (view === undefined || draft === null) return null;
  const making = makingOf(views.match?.game ?? null);
  const { moves, next, own } = view;
  const { line, version, items } = draft;
  const model = making
    .boards({ views: boardsOf(views), draft, moves, next, own, line })
    .find((each) => each.board === board);
  if (model === undefined || !making.isInPlay(model)) return null;
  const { before, made, drafted } = model;
  const begun = boardsOf(views).find((each) => each.board === board)?.pieces ?? {};
  return {
    ground: { path: pathOf(begun, made, toMove), pieces: before.pieces, moves: model.moves, toMove },
    entry: {
      team,
      thread: null,
      line,
      version,
      drafted,
      isDecided: !making.isMovable(model),
      made: made.map(({ san }) => san),
      ...writingOf(making, items, board),
    },
  };
};

/** In a game whose boards are entered each by itself: the line is the move. */
const boardEntry = (views: Views, team: Team, board: number, toMove: Ground['toMove']): Turn | null => {
  const desk = views[TEAM_VIEWS[team]]?.boards.find((each) => each.board === board);
  const view = boardsOf(views).find((each) => each.board === board);
  if (desk === undefined || view === undefined) return null;
  const { thread, draft, moves } = desk;
  const { line, version } = draft;
  return {
    ground: { path: [], pieces: view.pieces, moves, toMove },
    entry: {
      team,
      thread,
      line,
      version,
      made: [],
      drafted: line === '' ? null : line,
      isDecided: false,
      ...writingOf(ONE_MOVE, [], board),
    },
  };
};

/** Null too of a board that is not as large as those of wood. @param number of the board of the match */
export const postOf = (views: Views, assigned: Pick<WoodenBoard, 'place'>, number: number): Post | null => {
  const { match } = views;
  const view = boardsOf(views).find(({ board }) => board === number);
  if (match === undefined || view === undefined || !isWooden(view)) return null;
  const ply = match.threads.find(({ boards }) => boards.includes(number))?.ply ?? match.ply;
  const turn = turnKey(match, ply);
  for (const team of teamsOf(assigned)) {
    const toMove = sideOn(match, number, team);
    const found = lineEntry(views, team, number, toMove) ?? boardEntry(views, team, number, toMove);
    if (found === null) continue;
    const isOpen = views[TEAM_VIEWS[team]]?.entry !== 'operator' && match.status !== 'over';
    return { ground: found.ground, turn, of: team, entry: isOpen ? found.entry : null };
  }
  if (view.status !== 'live') return null;
  const ground: Ground = { path: [], pieces: view.pieces, moves: [], toMove: view.toMove ?? 'white' };
  return { ground, turn, of: null, entry: null };
};
