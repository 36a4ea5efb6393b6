import { describe, expect, it } from 'vitest';
import { positionOf } from '../testing/turns';
import { START } from './fen';
import { readTurn } from './readTurn';
import { UNIFIED, type Agreed } from './setting';
import { coordinatesOf, textOf } from './turnText';
import { turnsOf } from './turn';
import type { WhyNot } from './whyNot';

const read = (text: string, position = START, agreed: Agreed = UNIFIED): string => {
  const turn = readTurn(agreed, position, text);
  if (turn.ok) return coordinatesOf(turn.value);
  return 'at' in turn.error && turn.error.at !== '' ? `${turn.error.kind} ${turn.error.at}` : turn.error.kind;
};

describe('turns as people write them', () => {
  it.each(['e2-e4', 'e2e4', 'E2-E4', 'е2-е4', 're2-e4', 'рe2-e4', 'e2–e4', 'e2-e4!?', ' e2-e4+ '])(
    'notation: %s',
    (text) => {
      expect(read(text)).toBe('e2e4');
    },
  );

  it('L11 pieces by letters of the seed, Latin and Cyrillic', () => {
    expect([read('Vc1-d3'), read('Вc1-d3'), read('vc1d3')]).toEqual(['c1d3', 'c1d3', 'c1d3']);
    const open = positionOf('4ak3/9/9/9/9/9/9/9/LMVKAGMVL w');
    expect([read('Лa1-a5', open), read('Кd1-d3', open), read('Гf1-f5', open), read('Мb1-c2', open)]).toEqual([
      'a1a5',
      'd1d3',
      'f1f5',
      'b1c2',
    ]);
    expect(read('Аe1-e2', open)).toBe('e1e2');
  });

  it('L5 L6 L7 promotion, castling and inauguration', () => {
    const ready = positionOf('6a2/R8/9/9/9/9/9/3K5/L3A3L w');
    for (const text of ['a8-a9=g', 'a8a9G', 'a8-a9Г']) expect(read(text, ready)).toBe('a8a9g');
    expect([read('O-O:3', ready), read('0-0-0:2', ready), read('О-О:2', ready), read('e1-b1', ready)]).toEqual([
      'e1h1',
      'e1c1',
      'e1g1',
      'e1b1',
    ]);
    const bereft = positionOf('4ak3/9/9/9/9/9/9/9/K8 w');
    expect([read('inauguration', bereft), read('Инаугурация', bereft)]).toEqual(['inauguration', 'inauguration']);
  });

  it('notation: what is written of any turn is read as that turn', () => {
    const positions = [
      START,
      positionOf('6a2/R8/9/9/9/9/9/3K5/L3A3L w'),
      positionOf('4ak3/9/9/3r5/4K4/9/9/9/4A4 w'),
      positionOf('4ak3/9/9/9/9/9/9/9/K8 w'),
    ];
    for (const position of positions)
      for (const turn of turnsOf(UNIFIED, position)) expect(read(textOf(turn), position)).toBe(coordinatesOf(turn));
  });
});

const AT = {
  start: START,
  throne: positionOf('4a4/9/9/3r5/9/4AK3/9/1M7/9 w'),
  alone: positionOf('4a4/9/9/9/9/4K4/9/4L4/4A4 w'),
  ready: positionOf('6a2/R8/9/9/9/9/9/9/L3AK2L w KQ'),
  full: positionOf('6a2/R8/9/9/9/9/9/9/L3AK2L w -'),
  barred: positionOf('2l3a2/9/9/9/9/9/9/9/L3AV2L w'),
  heirless: positionOf('4ak3/9/9/9/l8/9/9/1L7/A8 w'),
  pinned: positionOf('l3ak3/9/9/9/9/9/9/L8/A8 w'),
  rokosh: positionOf('4ak3/9/9/7L1/l3A4/V8/9/9/5K3 w'),
  bereft: positionOf('4ak3/9/9/9/9/9/9/9/K8 w'),
} as const;

describe('what is refused, and by which rule', () => {
  it.each<[keyof typeof AT, string, string]>([
    ['start', 'hello', 'unreadable'],
    ['start', 'e2-e9j', 'unreadable'],
    ['start', 'e4-e5', 'no-man e4'],
    ['start', 'e8-e7', 'foreign-man e8'],
    ['start', 'Le2-e4', 'other-man e2'],
    ['start', 'a1-a2', 'own-man a2'],
    ['start', 'e2-e5', 'unreachable e5'],
    ['start', 'a1-a5', 'blocked a2'],
    ['start', 'e2xe4', 'nothing-to-take e4'],
    ['start', 'e2-d3', 'nothing-to-take d3'],
    ['start', 'inauguration', 'inauguration-undue'],
    ['start', 'O-O:2', 'castling-barred f1'],
    ['throne', 'b2-e5', 'throne-closed e5'],
    ['throne', 'b2-g7', 'throne-passed e5'],
    ['throne', 'e4-e5', 'throne-attacked e5'],
    ['throne', 'f4-e5', 'throne-attacked e5'],
    ['alone', 'e4-e5', 'no-support e5'],
    ['alone', 'e2-e4', 'own-man e4'],
    ['ready', 'a8-a9', 'promotion-missing a9'],
    ['ready', 'a8-a9=a', 'promotion-never a9'],
    ['ready', 'a8-a9=l', 'promotion-full a9'],
    ['ready', 'a8-a9=k', 'promotion-full a9'],
    ['ready', 'O-O', 'castling-far'],
    ['full', 'O-O-O:2', 'castling-lost'],
    ['barred', 'O-O:2', 'castling-barred f1'],
    ['barred', 'O-O-O:2', 'castling-attacked c1'],
    ['heirless', 'b2-b3', 'in-check b3'],
    ['pinned', 'a2-b2', 'kniaz-attacked b2'],
    ['rokosh', 'h6-h7', 'rokosh e5'],
    ['bereft', 'a1-a2', 'inauguration-due'],
  ])('%s: %s', (at, text, expected) => {
    expect(read(text, AT[at])).toBe(expected);
  });

  it('L4 crossing the throne where that asks for the palace', () => {
    const agreed: Agreed = { ...UNIFIED, crossRequiresPalace: true };
    expect(read('e4-e6', positionOf('4a4/9/9/9/9/4K4/9/9/4A4 w'), agreed)).toBe('throne-crossed e5');
  });

  it('L12 szlachetny: a piece on the throne that cannot win there is captured by nobody, the kniaz included', () => {
    const agreed: Agreed = { ...UNIFIED, rules: 'szlachetny' };
    const position = positionOf('4a4/9/9/9/4r3L/4A4/9/9/5K3 w', agreed);
    expect([read('e4xe5', position, agreed), read('i5xe5', position, agreed)]).toEqual([
      ...['throne-sheltered e5', 'throne-sheltered e5'],
    ]);
    const held = positionOf('9/9/9/9/4a3L/9/9/9/4AK3 w', agreed);
    expect(read('i5xe5', held, agreed)).toBe('throne-closed e5');
  });

  it('every refusal names its square', () => {
    const refused = readTurn(UNIFIED, START, 'a1-a5');
    expect(refused).toEqual({ ok: false, error: { kind: 'blocked', at: 'a2', rule: 'L1' } satisfies WhyNot });
  });
});
