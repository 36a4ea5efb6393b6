import { business } from '../business';

/** A game that counts how often an event of it was folded. */
export const countingGame = () => {
  let evolved = 0;
  const game: typeof business = {
    ...business,
    evolve: (state, event) => {
      evolved += 1;
      return business.evolve(state, event);
    },
  };
  return { game, evolved: () => evolved };
};
