import type { BoardView, MatchView, ScoreView, Side } from 'chess-match/client';
import { winnerOf } from '../shared/facts';

/** Why a team cannot branch in this turn. */
export type Barred = 'veto' | 'control-board' | 'no-board' | 'no-chips';

/** The key changes of a turn, of which at most one may be made (B4): each with the boards it may begin on. */
export interface KeyChanges {
  readonly branching: readonly number[];
  /** Null where branching is possible. */
  readonly barred: Barred | null;
  readonly pass: readonly number[];
  readonly selection: readonly number[];
}

/** What a team has to do now. Boards are numbers. */
export type Task =
  | { readonly kind: 'none' }
  /** Who has more points; null for a draw. */
  | { readonly kind: 'over'; readonly winner: Side | null }
  | { readonly kind: 'wait'; readonly turn: string; readonly offered: readonly number[] }
  | {
      readonly kind: 'move';
      readonly turn: string;
      readonly boards: readonly number[];
      /** Boards on which the opponent's draw offer may be accepted instead of a move (B13). */
      readonly offered: readonly number[];
      /** Null in games without key changes. */
      readonly changes: KeyChanges | null;
    };

interface Sources {
  readonly match: MatchView;
  readonly boards: readonly BoardView[];
  readonly score: Pick<ScoreView, 'white' | 'black'>;
}

const numbers = (boards: readonly BoardView[]): readonly number[] => boards.map(({ board }) => board);

const opponent = (side: Side): Side => (side === 'white' ? 'black' : 'white');

/** B22: a veto bars both sides, or, where agreed so, the side that did not declare it. */
const isVetoed = ({ vetoes, settings }: MatchView, side: Side): boolean =>
  settings['vetoScope'] === 'opponent' ? vetoes.includes(opponent(side)) : vetoes.length > 0;

const hasFreeBoard = ({ match, boards }: Pick<Sources, 'match' | 'boards'>): boolean => {
  const isFree = settingIsOn(match, 'reuseBoards')
    ? ({ status }: BoardView) => status !== 'live'
    : ({ status }: BoardView) => status === 'empty';
  return boards.slice(0, match.boards).some(isFree);
};

const settingIsOn = ({ settings }: MatchView, name: string): boolean => settings[name] !== false;

const barredBy = (sources: Sources, side: Side, mothers: readonly BoardView[]): Barred | null => {
  if (isVetoed(sources.match, side)) return 'veto';
  if (sources.match.controlBoard) return 'control-board';
  if (!hasFreeBoard(sources)) return 'no-board';
  return mothers.length === 0 ? 'no-chips' : null;
};

const changesOf = (sources: Sources, side: Side, live: readonly BoardView[]): KeyChanges => {
  const mothers = live.filter(({ chips }) => chips >= 2);
  const barred = barredBy(sources, side, mothers);
  const size = sources.match.settings['passSize'];
  const givers = live.filter(({ chips }) => chips > (typeof size === 'number' ? size : 1));
  const hasSeveral = live.length > 1;
  return {
    barred,
    branching: barred === null ? numbers(mothers) : [],
    pass: hasSeveral ? numbers(givers) : [],
    selection: hasSeveral ? numbers(live) : [],
  };
};

/**
 * What a team has to do, from what everybody sees: the position, the vetoes, the standing offers. It is never told
 * what is being prepared, so neither screen can give away a turn before the clock is pressed.
 */
export const taskOf = (sources: Sources, side: Side): Task => {
  const { match, boards, score } = sources;
  if (match.status === 'none') return { kind: 'none' };
  if (match.status === 'over' || match.toMove === null) return { kind: 'over', winner: winnerOf(score) };
  const live = boards.filter(({ status }) => status === 'live');
  const offeredBy = (by: Side): readonly number[] => numbers(live.filter(({ offered }) => offered === by));
  if (match.toMove !== side) return { kind: 'wait', turn: match.turn, offered: offeredBy(side) };
  return {
    kind: 'move',
    turn: match.turn,
    boards: numbers(live),
    offered: offeredBy(opponent(side)),
    changes: match.game === 'business' ? changesOf(sources, side, live) : null,
  };
};
