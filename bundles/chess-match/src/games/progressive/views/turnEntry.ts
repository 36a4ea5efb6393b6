import type { MovesView } from '@schemas/moves';
import { checkOf } from '../../chess/attacks';
import { placementOn } from '../../chess/placementOn';
import type { TurnEntry } from '../../common/game';
import type { GameDraftView } from '../../common/views';
import { plannedDraft } from '../rules/planSeries';
import { gameIn, kindIn, type State } from '../rules/state';
import { writtenSteps } from '../rules/written';
import { BOARD } from '../../duel/views/board';
import { markOf } from './board';

/** The series as pages of any game show a turn: its words, what it lacks, and the board as it would stand. */
const draft = (state: State): GameDraftView => {
  const { items, moves, game, lacks, problem } = plannedDraft(state);
  const { kind, position } = game.series;
  const check = checkOf(kind.rules, position);
  return {
    line: state.draft,
    items: items.map((item) => ({ text: item.text, kind: 'move', board: BOARD, problem: item.problem })),
    problems: [],
    lacks: lacks > 0 ? [BOARD] : [],
    ready: state.end === null && problem === null && lacks === 0,
    boards: [
      {
        board: BOARD,
        state: lacks > 0 ? 'to-move' : 'moved',
        pieces: placementOn(kind.rules, position),
        lastMoves: moves.map(markOf),
        check: check === null ? [] : [check],
        badges: [],
      },
    ],
  };
};

/** What a series may begin with. */
const moves = (state: State): MovesView['boards'] => {
  if (state.end !== null) return {};
  const { names } = kindIn(state).rules;
  return {
    [BOARD]: writtenSteps(gameIn(state)).map(({ step: { from, to, promotion }, san }) => ({
      san,
      from: names[from] ?? '',
      to: names[to] ?? '',
      promotion,
    })),
  };
};

/** How a series is entered on pages that know no game. */
export const turnEntry: TurnEntry<State> = { draft, moves };
