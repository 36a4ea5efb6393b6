import { expect, it } from 'vitest';
import { newMatch, play } from '../testing/play';
import { studyRulesOf } from '../rules/studyRules';
import { studyText } from '../rules/studyText';
import { mateFrom } from './mateFrom';

const always = (): boolean => true;
const afterTwo = studyText(play(newMatch(), 'e4', 'e5 Nf6'));

it('P5 a mate is told in moves that can be tried one after the other, to the end of the game', () => {
  const told = mateFrom({}, afterTwo, always);
  if (told.kind !== 'found') throw new Error(told.kind);
  const rules = studyRulesOf({});
  const last = told.sans.reduce((fen, san) => rules.play(fen, san)?.fen ?? '', afterTwo);
  expect([told.sans.length, told.sans.at(-1)?.endsWith('#'), rules.moves(last)]).toEqual([3, true, []]);
});

it('goes on from moves that were tried', () => {
  const rules = studyRulesOf({});
  const tried = rules.play(afterTwo, 'Bc4')?.fen ?? '';
  expect(mateFrom({}, tried, always)).toMatchObject({ kind: 'found', sans: { length: 2 } });
  const wasted = rules.play(rules.play(afterTwo, 'a3')?.fen ?? '', 'h3')?.fen ?? '';
  expect(mateFrom({}, wasted, always)).toEqual({ kind: 'none' });
});

it('P10 knows none where there is no check, and none in what is no position', () => {
  const begun = studyText(newMatch({ variant: 'take-all' }));
  expect(mateFrom({ variant: 'take-all' }, begun, always)).toEqual({ kind: 'none' });
  expect(mateFrom({}, 'nonsense', always)).toEqual({ kind: 'none' });
});
