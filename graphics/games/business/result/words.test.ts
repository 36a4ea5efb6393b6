import { describe, expect, it } from 'vitest';
import { ledgerOf } from '../fixtures/result';
import { resultWords } from './words';

const KINDS = ['selection', 'resignation', 'draw', 'mate', 'stalemate', 'dead-position', 'repetition'] as const;
const [sample] = ledgerOf(1);
const entry = (kind: string, white: number, black: number) => ({ ...sample!, kind, chips: 3, white, black });

describe('what an entry of the ledger says', () => {
  it('names who lost what, by the points', () => {
    const { entry: say } = resultWords('ru');
    expect(say(entry('selection', 6, 0))).toBe('Чёрные отдали доску, сохранив фишки');
    expect(say(entry('resignation', 0, 6))).toBe('Белые сдали доску');
    expect(say(entry('flag', 0, 6))).toBe('У белых кончилось время');
    expect(say(entry('flag', 3, 3))).toContain('мата не дать');
    expect(resultWords('en').entry(entry('mate', 6, 0))).toBe('Black was checkmated');
  });

  it.each(['ru', 'en'] as const)('has words of its own for every kind in %s, and never a code', (language) => {
    const { entry: say } = resultWords(language);
    const texts = [...KINDS, 'seventy-five', 'fifty', 'flag'].map((kind) => say(entry(kind, 3, 3)));
    expect(new Set(texts).size).toBe(10);
    for (const text of texts) expect(text).not.toMatch(/dead-position|seventy-five/);
  });

  it('shows a kind of another game as that game calls it', () => {
    expect(resultWords('ru').entry(entry('bare-king', 6, 0))).toBe('Bare-king');
  });
});
