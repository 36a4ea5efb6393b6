import { describe, expect, it } from 'vitest';
import { playSan, positionKey } from '../../../chess/onFen';
import { gameAt } from '../../../testing/play';
import { W } from '../../../testing/positions';
import { liveBranches, type Branch } from '../state';
import { prospectsOf } from './prospects';

const branchAt = (fen: string): Branch => {
  const [branch] = liveBranches(gameAt([{ stake: 3, fen }], {}));
  if (branch === undefined) throw new Error('no branch');
  return branch;
};

const keyAfter = (fen: string, san: string): string => {
  const played = playSan(fen, san);
  if (!played.ok) throw new Error(`${san} in ${fen}`);
  return positionKey(played.value.fen);
};

const claiming = (branch: Branch): readonly string[] => prospectsOf(branch).claiming.map(({ san }) => san);

describe('B15 the moves a draw can be claimed with', () => {
  it('B15 are those that bring a position about for the third time, by whatever ways it stood before', () => {
    const branch = branchAt('4k3/8/8/8/8/8/8/R3K3 w - - 20 40');
    const again = keyAfter(branch.fen, 'Ra2');
    const [here = ''] = branch.keys;
    expect(claiming({ ...branch, keys: [again, 'another way', again, here] })).toEqual(['Ra2']);
    expect(claiming({ ...branch, keys: ['once', 'another way', again, here] })).toEqual([]);
  });

  it('B15 or make the fiftieth: captures and pawns do not', () => {
    const fifty = claiming(branchAt('4k3/8/8/8/8/1p6/P7/R3K3 w - - 99 80'));
    expect(fifty).toContain('Kd1');
    expect(fifty.filter((san) => san.startsWith('a'))).toEqual([]);
    expect(claiming(branchAt(W.fiftyInOne.replace(' 99 ', ' 98 ')))).toEqual([]);
  });
});

describe('what the next move can make of a branch', () => {
  it.each([
    ['many moves, some of them ends', W.pawnStalemateInOne, { onlySan: null, mustMate: false, canGoOn: true }],
    ['one move, which mates', W.mustMate, { onlySan: 'Rxe8#', mustMate: true, canGoOn: false }],
    ['one move, which leaves two bare kings', W.mustEnd, { onlySan: 'Kxb2', mustMate: false, canGoOn: false }],
    ['one move, after which play goes on', W.onlyMove, { onlySan: 'Kg2', mustMate: false, canGoOn: true }],
  ])('%s', (_, fen, expected) => {
    expect(prospectsOf(branchAt(fen))).toMatchObject(expected);
  });
});
