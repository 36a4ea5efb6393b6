import { expect, it } from 'vitest';
import type { RosterPerson } from '@schemas/roster';
import { nobody } from '../people';
import { newSpeakers } from './newSpeaker';
import { reasonsOf } from './reasons';

const person = (id: string): RosterPerson => ({
  id,
  name: id,
  title: '',
  role: 'player',
  elo: null,
  seat: null,
  photo: null,
  mic: null,
});
const empty = nobody();
const PEOPLE = {
  ...empty,
  black: { ...empty.black, people: [person('b1'), person('b2')] },
  commentators: [person('c1')],
};

const spoken = (ms: Readonly<Record<string, number>>) => ({
  people: Object.entries(ms).map(([id, each]) => ({ id, ms: each })),
});

it('is whoever of a team has spoken half a minute, until viewers know him', () => {
  const ids = (ms: Readonly<Record<string, number>>) =>
    newSpeakers(spoken(ms), PEOPLE).map(({ airs, side }) => [airs[0]?.content, side]);
  expect(ids({ b1: 29_999, c1: 60_000, gone: 60_000 })).toEqual([]);
  expect(ids({ b1: 30_000, b2: 120_000 })).toEqual([[{ person: 'b1' }, 'black']]);
});

it('is another reason for each person, and the same for one as long as it lasts', () => {
  const reasons = (ply: number) =>
    reasonsOf({ matchId: 'm', ply, suggestions: newSpeakers(spoken({ b1: 40_000, b2: 50_000 }), PEOPLE) });
  expect(reasons(3).map(({ id }) => id)).toEqual(['m/black/speaks///b1', 'm/black/speaks///b2']);
  expect(reasons(9)).toEqual(reasons(3));
});
