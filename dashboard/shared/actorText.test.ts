import { expect, it } from 'vitest';
import { actorText } from './actorText';

it('says who made an entry in the page’s language, a name with a colon whole, and what it does not know as it is', () => {
  const said = (actor: string) => (['ru', 'en'] as const).map((language) => actorText(actor, language));
  expect(said('arbiter:Анна')).toEqual(['Арбитр Анна', 'Arbiter Анна']);
  expect(said('operator:A: B')).toEqual(['Оператор A: B', 'Operator A: B']);
  expect(said('arbiter')).toEqual(['Арбитр', 'Arbiter']);
  expect(said('http')).toEqual(['Скрипт', 'Script']);
  expect(said('robot:7')).toEqual(['robot 7', 'robot 7']);
});
