import type { BusinessPlay } from '@schemas/play';
import { opponent, sideOfPly } from '../../common/sides';
import { cardsOf, liveBranches, type State } from '../rules/state';
import { projectHappened } from './happened';
import { projectLatest } from './latest';

/** What boards are worth, where draws are offered (B13), and what has been declared (B22, B23, B25). */
export const projectPlay = (state: State): BusinessPlay => ({
  game: 'business',
  stakes: liveBranches(state).map(({ board, id, stake }) => ({ board, branch: id, chips: stake })),
  offers: liveBranches(state)
    .filter(({ id }) => state.offers.includes(id))
    .map(({ board }) => ({ board, side: opponent(sideOfPly(state.ply)) })),
  chipsOut: state.chipsOut,
  latest: projectLatest(state),
  happened: projectHappened(state),
  vetoes: state.vetoes.map(({ by }) => by),
  vetoWindowMs: state.settings.vetoWindowMs,
  controlBoard: state.controlBoard,
  cards: { white: cardsOf(state, 'white'), black: cardsOf(state, 'black') },
});
