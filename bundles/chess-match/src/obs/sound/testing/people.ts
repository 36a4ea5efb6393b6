import type { PeopleView, Person } from '@schemas/people';
import { nobody } from '../../../show';

export const personWith = (id: string, mic: string | null): Person => ({
  id,
  name: `Person ${id}`,
  title: '',
  role: 'player',
  rating: null,
  table: null,
  photo: null,
  mic,
});

interface Lists {
  readonly white?: readonly Person[];
  readonly black?: readonly Person[];
  readonly commentators?: readonly Person[];
}

export const listOf = ({ white = [], black = [], commentators = [] }: Lists): PeopleView => {
  const empty = nobody();
  return {
    ...empty,
    white: { ...empty.white, people: [...white] as PeopleView['white']['people'] },
    black: { ...empty.black, people: [...black] as PeopleView['black']['people'] },
    commentators: [...commentators] as PeopleView['commentators'],
  };
};
