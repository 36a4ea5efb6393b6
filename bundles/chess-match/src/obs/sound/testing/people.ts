import type { RosterView, RosterPerson } from '@schemas/roster';
import { nobody } from '../../../show';

export const personWith = (id: string, mic: string | null): RosterPerson => ({
  id,
  name: `Person ${id}`,
  title: '',
  role: 'player',
  elo: null,
  seat: null,
  photo: null,
  mic,
});

interface Lists {
  readonly white?: readonly RosterPerson[];
  readonly black?: readonly RosterPerson[];
  readonly commentators?: readonly RosterPerson[];
}

export const listOf = ({ white = [], black = [], commentators = [] }: Lists): RosterView => {
  const empty = nobody();
  return {
    ...empty,
    white: { ...empty.white, people: [...white] as RosterView['white']['people'] },
    black: { ...empty.black, people: [...black] as RosterView['black']['people'] },
    commentators: [...commentators] as RosterView['commentators'],
  };
};
