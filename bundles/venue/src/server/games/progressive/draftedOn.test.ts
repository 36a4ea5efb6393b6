import { describe, expect, it } from 'vitest';
import { feed, NOTHING_SAID } from '../../boards/feed';
import { judge } from '../../boards/judge';
import { postOf, type Views } from '../../boards/ground';

const E4 = { san: 'e4', from: 'e2', to: 'e4', piece: 'P', promotion: null };
const E5 = { san: 'e5', from: 'e4', to: 'e5', piece: 'P', promotion: null };

/** A series of a lone pawn, drafted so far. */
const viewsWith = (line: string): Views => {
  const [pieces, next] = line === '' ? [{ e2: 'wP' }, [E4]] : [{ e4: 'wP' }, [E5]];
  return {
    match: { game: 'progressive', threads: [], ply: 2, status: 'playing', matchId: 'm' },
    boards: { boards: [{ board: 1, status: 'live', pieces: { e2: 'wP' }, toMove: 'white' }] },
    teamWhite: {
      entry: 'both',
      draft: { line, version: 1, boards: [{ board: 1, pieces }] },
      moves: { '1': [E4] },
      next,
    },
  } as unknown as Views;
};
const fed = (line: string, wood: Readonly<Record<string, string>>, hasMoved: boolean): string | null => {
  const post = postOf(viewsWith(line), { place: 'captain-white' }, 1);
  if (post === null) throw new Error('nobody plays there');
  return feed(NOTHING_SAID, post, judge(post.ground, wood), hasMoved).line;
};

describe('a wooden board of a series', () => {
  it('puts its move behind those that are drafted', () => {
    expect([fed('', { e4: 'wP' }, true), fed('e4', { e5: 'wP' }, true)]).toEqual(['e4', 'e4 e5']);
  });

  it('stands as it should after its move, and puts nothing in again that was taken back at the screen', () => {
    expect([fed('e4', { e4: 'wP' }, true), fed('', { e4: 'wP' }, false)]).toEqual([null, null]);
  });

  it('takes nothing of the series away where it stands otherwise', () => {
    expect(fed('e4', { e2: 'wP' }, true)).toBeNull();
  });
});
