import type { MovesView } from '@schemas/moves';
import type { TurnEntry } from '../../common/game';
import type { GameDraftView } from '../../common/views';
import { TABLES } from '../rules/board';
import { plannedDraft } from '../rules/planTurn';
import type { State } from '../rules/state';
import { turnsOf, type Turn } from '../rules/turn';
import { textOf } from '../rules/turnText';
import { BOARD } from '../../duel/views/board';
import { checkIn } from './board';
import { pieceName, placement } from './pieces';

type Move = MovesView['boards'][string][number];

/** An inauguration goes from no square to another: it is typed, or pressed. */
export const moveOf = (turn: Turn): readonly Move[] => {
  if (turn.kind === 'inauguration') return [];
  const { from, to, promotion } = turn.step;
  const nameOf = (square: number): string => TABLES.names[square] ?? '';
  return [
    {
      san: textOf(turn),
      from: nameOf(from),
      to: nameOf(to),
      promotion: promotion === null ? null : pieceName(promotion),
    },
  ];
};

/** The turn as pages of any game show one: its text, whether it can be pressed, and the board as it would stand. */
const draft = (state: State): GameDraftView => {
  const { outcome, problem } = plannedDraft(state);
  const after = outcome?.after ?? state.position;
  const text = state.draft.trim();
  return {
    line: state.draft,
    items: text === '' ? [] : [{ text, kind: 'move', board: BOARD, problem }],
    problems: [],
    lacks: outcome === null ? [BOARD] : [],
    ready: state.end === null && outcome !== null,
    boards: [
      {
        board: BOARD,
        state: outcome === null ? 'to-move' : 'moved',
        pieces: placement(after),
        lastMoves: outcome === null ? [] : moveOf(outcome.turn).map(({ from, to, san }) => ({ from, to, san })),
        check: checkIn(state, after),
        badges: [],
      },
    ],
  };
};

const moves = (state: State): MovesView['boards'] =>
  state.end === null ? { [BOARD]: turnsOf(state.settings, state.position).flatMap(moveOf) } : {};

/** How a turn is entered on pages that know no game. */
export const turnEntry: TurnEntry<State> = { draft, moves };
