import { expect, it } from 'vitest';
import { START_FEN } from './chess/onFen';
import { studyRulesFor } from './studies';

it.each([null, 'chess of nobody'])('a game that has no study, as %s, is taken for no other', (game) => {
  const rules = studyRulesFor(game, {});
  expect([rules.play(START_FEN, 'e4'), rules.moves(START_FEN), rules.board(START_FEN).pieces]).toEqual([null, [], {}]);
  expect(rules.setUp).toBeUndefined();
});

it.each(['business', 'swedish'])('in %s chess moves are tried', (game) => {
  const rules = studyRulesFor(game, {});
  expect(rules.play(START_FEN, 'e4')).toMatchObject({ san: 'e4', from: 'e2', to: 'e4' });
});
