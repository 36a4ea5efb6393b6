import { expect, it } from 'vitest';
import { viewProblem } from '../match/publish/viewProblem';
import { personWith, listOf } from '../obs/sound/testing/people';
import { peopleView } from './peopleView';

const ROSTER = listOf({
  white: [personWith('w1', 'Mic 1'), personWith('w2', null)],
  black: [personWith('b1', 'Mic 2')],
  commentators: [personWith('c1', 'Mic 3')],
});

it('people are shown as they are entered, with whether a microphone is theirs, and not which', () => {
  const people = peopleView(ROSTER);
  expect(viewProblem('people', people)).toBeNull();
  expect(viewProblem('roster', ROSTER)).toBeNull();
  expect(JSON.stringify(people)).not.toContain('Mic ');
  const members = [...people.white.people, ...people.black.people, ...people.commentators];
  expect(members.map(({ id, hasMic }) => [id, hasMic])).toEqual([
    ['w1', true],
    ['w2', false],
    ['b1', true],
    ['c1', true],
  ]);
});
