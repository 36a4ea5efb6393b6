import { expect, it } from 'vitest';
import { START_FEN } from './chess/onFen';
import { GAMES } from './index';
import { studyRulesFor } from './studies';

it.each([null, 'chess of nobody'])('a game that has no study, as %s, is taken for no other', (game) => {
  const rules = studyRulesFor(game, {});
  expect([rules.play(START_FEN, 'e4'), rules.moves(START_FEN), rules.board(START_FEN).pieces]).toEqual([null, [], {}]);
  expect(rules.setUp).toBeUndefined();
});

it.each(Object.entries(GAMES))(
  'in %s what every board begins with is tried, and shown as the match shows it',
  (id, game) => {
    const begun = game.initial({ settings: {} });
    if (!begun.ok) throw new Error(begun.error.code);
    const { boards, positions } = game.lookBack.glance(begun.value);
    const rules = studyRulesFor(id, {});
    const live = boards.filter(({ status }) => status === 'live');
    expect(Object.keys(positions)).toEqual(live.map(({ board }) => String(board)));
    for (const { board, pieces, toMove } of live) {
      const fen = positions[String(board)] ?? '';
      expect(rules.board(fen)).toMatchObject({ pieces, toMove });
      const [move] = rules.moves(fen);
      expect(rules.play(fen, move?.san ?? '')).toMatchObject({ san: move?.san, from: move?.from, to: move?.to });
    }
  },
);
