import { describe, expect, it } from 'vitest';
import { shareSvg } from '../../match/home/shareSvg';
import { emptyBoard } from '../../view/emptyBoard';
import { sanParts } from '../../view/sanParts';
import { NINE_BY_NINE, NINE_START, NINE_STUDY } from '../testing/nineByNine';
import { isCheckmate } from './endings';
import { placementOf } from './placement';
import { readSan } from './readSan';
import { makeRules } from './rules';
import { sanIn } from './sanIn';
import { position } from './testing/positions';
import { whyNot } from './whyNot';
import { WHY_WORDS } from './whyTexts';

const rules = makeRules(NINE_BY_NINE);
const on = position(rules, '4k4/9/9/9/9/9/9/9/T3K4 w - - 0 1');
const read = (text: string): string => {
  const found = readSan(rules, on, text, isCheckmate);
  return found.ok ? found.value.san : found.error.kind;
};

describe('a piece of another kind on nine by nine', () => {
  it.each([
    ['Ta3', 'Ta3'],
    ['ta3', 'Ta3'],
    ['a1-a3', 'Ta3'],
    ['Ta1c1', 'Tc1'],
    ['Ta4', 'illegal'],
    ['Kf2', 'Kf2'],
    ['Крf2', 'Kf2'],
  ])('typed as %s it is read', (text, san) => {
    expect(read(text)).toBe(san);
  });

  it('a refusal names it as a piece', () => {
    expect(WHY_WORDS.en.why(whyNot(rules, on, 'Ta4', isCheckmate))).toBe('no piece goes to a4');
  });

  it('keeps its letter in either language, and what is beside h8 its square', () => {
    expect([sanIn('Ti9=T', 'ru'), sanIn('Kxi9', 'ru')]).toEqual(['Ti9=T', 'Крxi9']);
    expect(sanParts('Txi9')).toEqual([{ kind: 'text', text: 'Txi9' }]);
  });

  it('is drawn for a link with all other pieces, in its corner too', () => {
    const view = { ...emptyBoard(1), files: 9, ranks: 9, pieces: { ...placementOf(NINE_START), i9: 'bT' } };
    const svg = shareSvg({ event: '', teams: { white: '', black: '' }, turn: '', name: '1', view });
    expect(svg.match(/scale\(0\.0222/g)).toHaveLength(36);
    expect(svg.match(/>T<\/text>/g)).toHaveLength(3);
    expect(svg).toContain('translate(8 0)');
  });

  it('is tried in a study', () => {
    const { fen } = NINE_STUDY.play(NINE_START, 'f3') ?? { fen: '' };
    expect(NINE_STUDY.moves(fen)).toContainEqual({ kind: 'move', san: 'i7', from: 'i8', to: 'i7', promotion: null });
  });
});

it('tables of a board are worked out when something is first played on it, and once', () => {
  let asked = 0;
  const steps = { ...NINE_BY_NINE.steps };
  const [type = ''] = Object.keys(steps);
  const own = steps[type];
  Object.defineProperty(steps, type, { enumerable: true, get: () => ((asked += 1), own) });
  const { names, ...tables } = Object.getOwnPropertyDescriptors(makeRules({ ...NINE_BY_NINE, steps }));
  expect([names.value?.length, asked]).toEqual([81, 0]);
  const first = tables.lines.get?.();
  expect(asked).toBeGreaterThan(0);
  const before = asked;
  expect([tables.lines.get?.() === first, asked]).toEqual([true, before]);
});
