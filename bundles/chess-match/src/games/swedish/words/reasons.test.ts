import { describe, expect, it } from 'vitest';
import { reasonText } from './reasons';

type End = Parameters<typeof reasonText>[0];

const end = (reason: End['reason'], ...boards: readonly number[]) => ({
  result: 'white' as const,
  reason,
  at: boards.map((board) => ({ board, side: 'white' as const })),
  atMs: 0,
});

describe('reasonText', () => {
  it('S8 tells what ended the match, and on which board', () => {
    expect(reasonText(end('mate', 1), 'ru')).toBe('Мат на доске A');
    expect(reasonText(end('flag', 2), 'en')).toBe('Out of time on board B');
    expect(reasonText(end('mate', 2, 1), 'ru')).toBe('Мат на досках A и B');
  });

  it('names no board where it happened beside them', () => {
    expect(reasonText(end('resignation'), 'ru')).toBe('Соперники сдались');
    expect(reasonText(end('agreement'), 'en')).toBe('Both teams agreed');
  });
});
