import { expect, it } from 'vitest';
import { newMatch, play } from '../testing/play';
import { studiedSeries } from './studiedSeries';
import { studyRulesOf } from './studyRules';
import { studyText } from './studyText';

it('P1 tells how many moves are made of how many, and how many the next series has', () => {
  const begun = studyText(play(newMatch(), 'e4'));
  const tried = studyRulesOf({}).play(begun, 'e5')?.fen ?? '';
  expect([begun, tried].map((text) => studiedSeries({}, text))).toMatchObject([
    { turn: 2, side: 'black', made: 0, length: 2, next: 3, pieces: null, end: null, knowsMate: true },
    { turn: 2, side: 'black', made: 1, length: 2, next: 3, quiet: { turns: 0, of: 10 } },
  ]);
  expect(studiedSeries({}, 'nonsense')).toBeNull();
});

it('P10 P12 counts the pieces that are to be taken, and moves by the kind agreed', () => {
  const settings = { variant: 'take-all' };
  expect(studiedSeries(settings, studyText(newMatch(settings)))).toMatchObject({
    pieces: { white: 16, black: 16 },
    knowsMate: false,
  });
  const marseillais = { variant: 'marseillais' };
  expect(studiedSeries(marseillais, studyText(newMatch(marseillais)))).toMatchObject({
    length: 1,
    next: 2,
    quiet: { of: null },
  });
});
