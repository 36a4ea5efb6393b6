import { expect, it } from 'vitest';
import { FIXTURES } from '../games/business/fixtures/fixtures';
import { PEOPLE } from './people/fixtures';
import { peopleToShow } from './peopleToShow';

const { match } = FIXTURES.one;
const people = { ...PEOPLE, white: { ...PEOPLE.white, name: 'Красная стрела' } };

it('a picture has nobody of a team that does not play, and the same people while nothing of it changes', () => {
  const show = peopleToShow();
  const picture = { match, people };
  const shown = show(picture);
  expect(shown.people.white).toMatchObject({ name: match.teams.white.name, people: [] });
  expect(shown.people.black).toBe(people.black);
  expect(show({ ...picture, match: { ...match, version: match.version + 1 } }).people).toBe(shown.people);
});

it('a team that is renamed to that of its people has them', () => {
  const show = peopleToShow();
  show({ match, people });
  const teams = { ...match.teams, white: { name: 'Красная стрела' } };
  expect(show({ match: { ...match, teams }, people }).people).toBe(people);
});

it('a picture without people stays as it is', () => {
  const picture = { match };
  expect(peopleToShow()(picture)).toBe(picture);
});
