import { describe, expect, it } from 'vitest';
import { itemIn } from '../business/words/lineIn';
import { sanIn } from './sanIn';
import { isByOtherKeys, latinMove, spellings, withoutMarks } from './spelling';
import { random } from '../common/random';
import { isMateOnBoard } from './endings';
import { legalMoves } from './legal';
import { play } from './play';
import { coordinates, pieceAt, sameMove, type Move, type Position } from './position';
import { readSan } from './readSan';
import type { Rules } from './rules';
import { sanOf } from './san';
import { startPosition } from './start';
import { drops, orthodox, position } from './testing/positions';
import { whyNot } from './whyNot';

const GAMES = 4;
const PLIES = 50;

/** Positions of random games; in Swedish chess with something of everything to drop. */
const positions = (rules: Rules, reserve: Readonly<Record<string, number>>): readonly Position[] =>
  Array.from({ length: GAMES }, (_, seed) => seed + 1).flatMap((seed) => {
    const { pick } = random(seed);
    const met: Position[] = [];
    let at = startPosition(rules);
    for (let ply = 0; ply < PLIES; ply += 1) {
      at = { ...at, reserve: { white: reserve, black: reserve } };
      const moves = legalMoves(rules, at);
      if (moves.length === 0) break;
      met.push(at);
      at = play(rules, at, pick(moves)).position;
    }
    return met;
  });

const POSITIONS: readonly (readonly [Rules, readonly Position[]])[] = [
  [orthodox, positions(orthodox, {})],
  [drops, positions(drops, { q: 1, r: 1, b: 1, n: 1, p: 1 }).filter((_, index) => index % 40 === 0)],
];

const everyMove = (check: (rules: Rules, at: Position, move: Move, legal: readonly Move[]) => void): void => {
  for (const [rules, all] of POSITIONS)
    for (const at of all) {
      const legal = legalMoves(rules, at);
      for (const move of legal) check(rules, at, move, legal);
    }
};

const pieceOf = (rules: Rules, at: Position, move: Move): string =>
  move.kind === 'drop' ? move.piece : (pieceAt(at.squares, rules.squareByName.get(move.from) ?? -1)?.type ?? '');

const LETTERS: Readonly<Record<string, string>> = { к: 'n', ф: 'q', л: 'r', с: 'b', п: 'p' };

describe('Russian notation', () => {
  it('every legal move written in Russian is read as that move', () => {
    let read = 0;
    everyMove((rules, at, move, legal) => {
      const san = sanOf(rules, at, move, isMateOnBoard, legal);
      const russian = sanIn(san, 'ru');
      const found = readSan(rules, at, russian, isMateOnBoard, legal);
      if (!found.ok) throw new Error(`${russian} (${san}): ${JSON.stringify(found.error)}`);
      if (found.value.san !== san) throw new Error(`${russian} was read as ${found.value.san}, not ${san}`);
      // Where its letters have one meaning whatever the position, they are sent in Latin.
      const sent = readSan(rules, at, latinMove(russian), isMateOnBoard, legal);
      if (!sent.ok || !sameMove(sent.value.move, move)) throw new Error(`${russian} is sent as ${latinMove(russian)}`);
      read += 1;
    });
    expect(read).toBeGreaterThan(4000);
  });

  it('a capital Russian letter never gives another piece, however the squares are written', () => {
    const looks: Readonly<Record<string, string>> = { a: 'а', c: 'с', e: 'е', x: 'х' };
    everyMove((rules, at, move, legal) => {
      const russian = sanIn(withoutMarks(sanOf(rules, at, move, isMateOnBoard, legal)), 'ru');
      const piece = /^Кр/.test(russian) ? 'k' : LETTERS[russian.slice(0, 1).toLowerCase()];
      if (piece === undefined) return;
      const typed = [...russian].map((sign) => looks[sign] ?? sign).join('');
      for (const text of [russian, typed, `${russian.slice(0, 1).toLowerCase()}${russian.slice(1)}`]) {
        const found = readSan(rules, at, text, isMateOnBoard, legal);
        if (found.ok && pieceOf(rules, at, found.value.move) !== piece)
          throw new Error(`${text} was read as ${found.value.san}`);
      }
    });
  });

  it('every legal move is read by its coordinates, with and without its piece', () => {
    everyMove((rules, at, move, legal) => {
      if (move.kind === 'drop') return;
      const { from, to, promotion } = move;
      for (const text of [`${from}${to}`, `${from}-${to}`]) {
        const found = readSan(rules, at, `${text}${promotion ?? ''}`, isMateOnBoard, legal);
        if (!found.ok || coordinates(found.value.move) !== coordinates(move)) throw new Error(text);
      }
      const long = `${pieceOf(rules, at, move).toUpperCase()}${from}${to}`;
      const found = readSan(rules, at, promotion === null ? long : `${long}${promotion}`, isMateOnBoard, legal);
      if (!found.ok || coordinates(found.value.move) !== coordinates(move)) throw new Error(long);
    });
  });
});

describe('what a typed text may mean', () => {
  const at = (fen: string): Position => position(orthodox, fen);
  const read = (fen: string, text: string) => {
    const found = readSan(orthodox, at(fen), text, isMateOnBoard);
    return found.ok ? found.value.san : found.error;
  };

  it.each([
    ['bb5', ['Bb5']],
    ['сb5', ['cb5', 'Bb5']],
    ['Сb5', ['Bb5']],
    ['С4', ['B4']],
    ['Вb5', ['Bb5']],
    ['Крf1', ['Kf1']],
    ['КРf1', ['Kf1']],
    ['Р@f7', ['P@f7']],
    ['е8Ф', ['e8=Q']],
    ['E4', ['e4']],
    ['e2-e4', ['?e2-e4']],
    ['Крe1-g1', ['Ke1-g1']],
    ['О-О-О', ['O-O-O']],
    ['Nf3', ['Nf3']],
  ])('%s by its letters', (text, meant) => {
    expect(spellings(text)).toEqual(expect.arrayContaining(meant));
  });

  it('a small с that may be a file or a bishop is asked where both are legal', () => {
    expect(read('4k3/8/B7/1p6/2P5/8/8/4K3 w - - 0 1', 'сb5')).toMatchObject({ kind: 'ambiguous' });
    expect(read('4k3/8/8/1p6/2P5/8/8/4K3 w - - 0 1', 'сb5')).toBe('cxb5');
    expect(read('4k3/8/B7/1p6/8/8/8/4K3 w - - 0 1', 'сb5')).toBe('Bxb5+');
    expect(read('4k3/8/8/1p6/2P5/8/8/4K3 w - - 0 1', 'Сb5')).toMatchObject({ kind: 'illegal' });
  });

  it('the other keyboard is read only where the letters are no notation; where both are, it is asked', () => {
    const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
    expect(read(start, 'Та3')).toBe('Nf3');
    expect(isByOtherKeys('Та3')).toBe(true);
    expect(read(start, 'в4')).toMatchObject({ kind: 'ambiguous', candidates: ['b4', 'd4'] });
    expect(read(start, 'Ка3')).toBe('Na3');
    // "а5" by its letters, "f5" by its keys: neither is legal.
    expect(read(start, 'а5')).toMatchObject({ kind: 'illegal' });
    expect(whyNot(orthodox, at('4k3/8/8/8/8/8/5P2/4K3 w - - 0 1'), 'а4', isMateOnBoard)).toEqual({
      kind: 'other-keys',
      candidates: ['f4'],
    });
  });

  it('items are written in the words of a language', () => {
    expect(itemIn({ kind: 'move', text: '2:Bxf7+' }, 'ru')).toBe('2:Сxf7+');
    expect(itemIn({ kind: 'branch', text: 'branch 1>2 3+7' }, 'ru')).toBe('ветвь 1>2 3+7');
    expect(itemIn({ kind: 'branch', text: 'branch 1>2 3+7' }, 'en')).toBe('branch 1>2 3+7');
  });
});

describe('why a move is none', () => {
  it.each([
    ['Nb5', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1', { kind: 'no-man', piece: 'n' }],
    ['Rhf1', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1', { kind: 'not-there', piece: 'r', from: 'h' }],
    ['Rb7', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1', { kind: 'unreachable', piece: 'r', to: 'b7' }],
    ['Re1', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1', { kind: 'own-man', to: 'e1' }],
    ['Rxa5', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1', { kind: 'nothing-to-take', to: 'a5' }],
    ['Ra8', '4k3/8/8/8/P7/8/8/R3K3 w - - 0 1', { kind: 'blocked', from: 'a1', at: 'a4' }],
    ['a5', '4k3/8/8/p7/P7/8/8/R3K3 w - - 0 1', { kind: 'blocked', from: 'a4', at: 'a5' }],
    ['Nc3', '4r1k1/8/8/8/4N3/8/8/4K3 w - - 0 1', { kind: 'pinned', from: 'e4' }],
    ['Nc3', '4r1k1/8/8/8/N7/8/8/4K3 w - - 0 1', { kind: 'in-check' }],
    ['Kd1', '3r2k1/8/8/8/8/8/8/4K3 w - - 0 1', { kind: 'king-attacked', to: 'd1' }],
    ['0-0', '4k3/8/8/8/8/8/8/4K2R w - - 0 1', { kind: 'castling-lost' }],
    ['0-0', '4k3/8/8/8/8/8/8/4KB1R w K - 0 1', { kind: 'castling-barred' }],
    ['0-0', '5rk1/8/8/8/8/8/8/4K2R w K - 0 1', { kind: 'castling-attacked' }],
    ['0-0', '4r1k1/8/8/8/8/8/8/4K2R w K - 0 1', { kind: 'in-check' }],
    ['e2e4', '4k3/8/8/8/8/8/8/4K2R w K - 0 1', { kind: 'not-there', piece: null, from: 'e2' }],
    ['Rh2+', '4k3/8/8/8/8/8/8/4K2R w K - 0 1', { kind: 'wrong-mark', san: 'Rh2' }],
    ['0-0', '4k3/8/8/8/8/8/8/4KB1R w - - 0 1', { kind: 'castling-lost' }],
    ['e4', '4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1', { kind: 'blocked', from: 'e2', at: 'e3' }],
    ['e4', '4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1', { kind: 'blocked', from: 'e2', at: 'e4' }],
    ['e5', '4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1', { kind: 'unreachable', piece: 'p', to: 'e5' }],
    ['exd3', '4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1', { kind: 'unreachable', piece: 'p', to: 'd3' }],
    ['cxd3', '4k3/8/8/8/8/3n4/4P3/4K3 w - - 0 1', { kind: 'not-there', piece: 'p', from: 'c' }],
    ['R2a5', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1', { kind: 'not-there', piece: 'r', from: '2' }],
    ['Rh1-a5', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1', { kind: 'not-there', piece: 'r', from: 'h1' }],
    ['Nxa1', '4k3/8/8/8/8/rN5K/8/n7 w - - 0 1', { kind: 'pinned', from: 'b3' }],
    [' Rb7 ', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1', { kind: 'unreachable', piece: 'r', to: 'b7' }],
    ['Nxc3', '4r1k1/8/8/8/4N3/2p5/8/4K3 w - - 0 1', { kind: 'pinned', from: 'e4' }],
    [' Rb1 ', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1', { kind: 'other' }],
    ['Rxa1', '2k5/8/8/8/8/8/1r6/n6K b - - 0 1', { kind: 'own-man', to: 'a1' }],
    ['hm', '4k3/8/8/8/8/8/8/4K2R w K - 0 1', { kind: 'other' }],
  ])('%s in %s', (text, fen, why) => {
    expect(whyNot(orthodox, position(orthodox, fen), text, isMateOnBoard)).toEqual(why);
  });
});

describe('squares beyond the eighth file and rank', () => {
  it('are read and written as those before them', () => {
    expect(['i2-i4', 'Кi9', 'j10'].map(spellings)).toEqual([['?i2-i4'], ['Ni9'], ['j10']]);
    expect(['Ki9', 'Rxj10', 'N1i3', 'P@i2'].map((san) => sanIn(san, 'ru'))).toEqual(['Крi9', 'Лxj10', 'К1i3', 'П@i2']);
  });
});
