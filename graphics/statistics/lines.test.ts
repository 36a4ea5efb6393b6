import { expect, it } from 'vitest';
import { COUNTED, NOBODY_SPOKE, NOTHING_COUNTED, SPOKEN } from '../air/people/counted';
import { PEOPLE } from '../air/people/fixtures';
import { linesOf } from './lines';

it('tells time, who spoke, then what the game counts, six lines at most', () => {
  const lines = linesOf({ statistics: COUNTED, spoken: SPOKEN, people: PEOPLE }, 'en');
  expect(lines.map(({ key }) => key)).toEqual(['median', 'longest', 'spoken', 'branchings', 'chipsMoved', 'givenUp']);
  expect(lines[1]).toMatchObject({ left: { text: '9:21', note: '17.' }, right: { text: '14:06', note: '20...' } });
});

it('leaves out what neither side has', () => {
  const counts = [
    { kind: 'captures', white: 0, black: 0 },
    { kind: 'checks', white: 3, black: 1 },
  ];
  const lines = linesOf({ statistics: { ...NOTHING_COUNTED, counts }, spoken: NOBODY_SPOKE, people: PEOPLE }, 'ru');
  expect(lines.map(({ label, share }) => [label, share])).toEqual([['Шахи', 0.75]]);
});

it('has nothing to tell before the first turn', () => {
  expect(linesOf({ statistics: NOTHING_COUNTED, spoken: NOBODY_SPOKE, people: PEOPLE }, 'be')).toEqual([]);
});

it('tells of one team what nothing is known of the other', () => {
  const teams = { white: COUNTED.teams.white, black: NOTHING_COUNTED.teams.black };
  const [median] = linesOf({ statistics: { ...COUNTED, teams }, spoken: NOBODY_SPOKE, people: PEOPLE }, 'en');
  expect(median).toMatchObject({ left: { text: '1:24' }, right: { text: '—' }, share: null });
});
