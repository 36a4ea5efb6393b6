import type { BoardView, MatchView, OptionsView, PlayView, Problem, ScoreView, Side } from 'chess-match/client';
import { playOf, turnOptionsOf, type TurnOptions } from 'chess-match/games/business';
import { winnerOf } from '../facts';

/** The refusals the screens have words for; of any other they say only that it may not be done. */
const KNOWN = [
  'branch/vetoed',
  'branch/control_board',
  'branch/no_free_board',
  'branch/rating_too_low',
  'branch/same_move',
  'pass/same_board',
  'pass/giver_needs_one',
  'pass/mated',
  'select/last_branch',
  'select/target_mated',
] as const;
export type Barred = (typeof KNOWN)[number] | 'other';

/** A key change: the boards it may begin on, or why it may not be made. */
export type KeyChange =
  | { readonly boards: readonly number[]; readonly barred: null }
  | { readonly boards: readonly []; readonly barred: Barred };

/** The key changes of a turn, of which at most one may be made (B4). */
export interface KeyChanges {
  readonly branching: KeyChange;
  readonly pass: KeyChange;
  readonly selection: KeyChange;
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
      /** As the rules publish them; null in games without key changes. */
      readonly changes: KeyChanges | null;
    };

interface Sources {
  readonly match: MatchView;
  readonly boards: readonly BoardView[];
  readonly play: PlayView;
  readonly score: Pick<ScoreView, 'white' | 'black'>;
  readonly options: OptionsView;
}

const numbers = (boards: readonly Pick<BoardView, 'board'>[]): readonly number[] => boards.map(({ board }) => board);

const opponent = (side: Side): Side => (side === 'white' ? 'black' : 'white');

const barredBy = (problem: Problem | undefined): Barred => KNOWN.find((code) => code === problem?.code) ?? 'other';

const changeOf = (
  { boards }: TurnOptions,
  act: 'branch' | 'pass' | 'select',
  everywhere: Problem | null,
): KeyChange => {
  if (everywhere !== null) return { boards: [], barred: barredBy(everywhere) };
  const open = boards.filter((board) => board[act] === null).map(({ board }) => board);
  if (open.length > 0) return { boards: open, barred: null };
  return { boards: [], barred: barredBy(boards[0]?.[act] ?? undefined) };
};

const changesOf = (options: TurnOptions): KeyChanges => ({
  branching: changeOf(options, 'branch', options.branching),
  pass: changeOf(options, 'pass', null),
  selection: changeOf(options, 'select', null),
});

/**
 * What a team has to do, from what everybody sees: the position, the standing offers, what the rules allow. It is never
 * told what is being prepared, so neither screen can give away a turn before the clock is pressed.
 */
export const taskOf = (sources: Sources, side: Side): Task => {
  const { match, boards, score } = sources;
  const options = turnOptionsOf(sources);
  if (match.status === 'none') return { kind: 'none' };
  if (match.status === 'over' || match.toMove === null) return { kind: 'over', winner: winnerOf(score) };
  const live = boards.filter(({ status }) => status === 'live');
  const offeredBy = (by: Side): readonly number[] =>
    numbers(playOf(sources).offers.filter(({ side: of }) => of === by));
  if (match.toMove !== side) return { kind: 'wait', turn: match.turn, offered: offeredBy(side) };
  return {
    kind: 'move',
    turn: match.turn,
    boards: numbers(live),
    offered: offeredBy(opponent(side)),
    changes: options && changesOf(options),
  };
};
