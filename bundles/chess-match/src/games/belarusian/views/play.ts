import type { BelarusianPlay } from '@schemas/play';
import { opponent, type Side } from '../../common/sides';
import type { State } from '../rules/state';
import { factsOf } from './facts';

/** L7 who made the last turn, where that was the inauguration. */
const crownedIn = ({ turns }: State): Side | null => {
  const last = turns.at(-1);
  return last?.move === null ? last.side : null;
};

/** What is worth showing of Belarusian chess alone. */
export const play = (state: State): BelarusianPlay => {
  const { settings, position, turns, end, offers } = state;
  return {
    game: 'belarusian',
    rules: settings.rules,
    ...factsOf(settings, position, end !== null),
    crowned: crownedIn(state),
    called: { side: turns.length === 0 ? null : opponent(position.toMove), calls: [...(turns.at(-1)?.calls ?? [])] },
    offers: [...offers],
    end: end === null ? null : { ...end },
  };
};
