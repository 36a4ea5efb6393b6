import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { randomGame } from '../../../testing/randomGame';
import type { State } from '../../rules/state';
import { records } from '../records';
import { readPgn } from './readPgn';
import { writeTree } from './writeTree';

const GAMES = 200;
const LENGTH = 90;
const NAMES = { event: 'Мэрия "A\\B"', white: 'City (Hall)', black: 'Federation; {x}' };

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (text: string) => {
  const result = records.read(bytes(text));
  if (!result.ok) throw new Error(`${JSON.stringify(result.error)}\n${text}`);
  return result.value;
};
const scheme4 = read(readFileSync(join(import.meta.dirname, '../../../../../fixtures/scheme4.bcr'), 'utf8'));

describe('a game as one PGN tree', () => {
  it(`of ${GAMES} random games each comes back to the letter`, () => {
    let comments = 0;
    for (let seed = 1; seed <= GAMES; seed += 1) {
      const { state } = randomGame(seed, LENGTH).history;
      const tree = writeTree(state, NAMES);
      const [byTree, byLines] = [read(tree), read(records.write(state, NAMES))];
      expect(byTree.end, `seed ${seed}`).toEqual(byLines.end);
      expect(byTree.events).toEqual(byLines.events);
      expect([byTree.event, byTree.white, byTree.black]).toEqual([NAMES.event, NAMES.white, NAMES.black]);
      expect(writeTree(byTree.end as State, NAMES)).toBe(tree);
      comments += tree.match(/\[%bc /g)?.length ?? 0;
    }
    expect(comments).toBeGreaterThan(1500);
  }, 180_000);

  it('Scheme 4 has its branchings behind the moves, and its daughters in parentheses', () => {
    const tree = writeTree(scheme4.end as State, { event: 'Demonstration', white: 'City Hall', black: 'Federation' });
    expect(tree).toMatch(/\[BCRating "10"\]\n\[BCBoards "5"\]\n\[BCScore "\d+(\.5)?:\d+(\.5)?"\]/);
    expect(tree).toMatch(/7\. O-O\s\{\[%bc branch 1>2 3\+7\]\} \(7\. Be3/);
    expect(read(tree).states.at(-1)).toEqual(scheme4.states.at(-1));
  });
});

describe('a PGN file of the game that cannot be taken over', () => {
  const faults = (text: string): readonly unknown[] => {
    const result = readPgn(text);
    return result.ok ? [] : result.error.map(({ line, column, problem: { code, item } }) => [line, column, code, item]);
  };

  it.each([
    ['1. e4 e5 2. Nf6 *', [[3, 13, 'move/illegal', '1:Nf6']]],
    ['1. e4 e5 (1... c5) *', [[3, 16, 'notation/no_branch', 'c5']]],
    ['1. e4 {[%bc frobnicate]} *', [[3, 4, 'notation/unknown_item', 'frobnicate']]],
    [
      '1. e4 } e5 {x\n',
      [
        [3, 7, 'business/record/unknown_token', '} e5 {x'],
        [3, 12, 'business/record/open_comment', '{x'],
      ],
    ],
    ['1. e4 e5 *\n\n[A "b"]\n1. d4 *', [[5, undefined, 'business/record/after_result', null]]],
    ['2. e4 *', [[3, undefined, 'business/record/wrong_number', '2.']]],
  ])('%j is told by line, column and word', (moves, told) => {
    expect(faults(`[BCRating "10"]\n\n${moves}`)).toEqual(told);
  });

  it('score sheets alone are no game', () => {
    expect(faults('[BCBoard "1"]\n\n1. e4 *')).toEqual([[1, undefined, 'notation/score_sheets', '']]);
  });
});
