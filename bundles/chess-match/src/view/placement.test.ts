import { describe, expect, it } from 'vitest';
import { placementText } from '../games/chess/placement';
import { placementOf, readRank } from './placement';

describe('placement', () => {
  it('is read from a whole FEN and from its first field alone', () => {
    const pieces = '4k3/8/8/8/8/p7/8/R3K2N';
    const placed = { e8: 'bK', a3: 'bP', a1: 'wR', e1: 'wK', h1: 'wN' };
    expect([placementOf(pieces), placementOf(`${pieces} w KQkq - 0 1`)]).toEqual([placed, placed]);
  });

  it('is read for boards of more than nine files, with letters of any game', () => {
    expect(placementOf('10k/t10/11')).toEqual({ k3: 'bK', a2: 'bT' });
  });
});

describe('the text of a placement', () => {
  it('is read back on boards of any size', () => {
    for (const [text, files, ranks] of [
      ['4k3/8/8/8/8/p7/8/R3K2N', 8, 8],
      ['rnbqktbnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBTKQBNR', 9, 9],
      ['10k/t10/11', 11, 3],
    ] as const)
      expect(placementText(placementOf(text), { files, ranks })).toBe(text);
  });

  it('is none where a piece stands beside the board', () => {
    expect(placementText({ e1: 'wK', i9: 'bK' }, { files: 8, ranks: 8 })).toBeNull();
  });
});

describe('one rank', () => {
  it('says where its pieces stand and how wide it is', () => {
    expect(readRank('r3k')).toEqual({
      pieces: [
        { column: 0, code: 'bR' },
        { column: 4, code: 'bK' },
      ],
      width: 5,
    });
    expect([readRank('').width, readRank('8').width, readRank('10P').width]).toEqual([0, 8, 11]);
  });
});
