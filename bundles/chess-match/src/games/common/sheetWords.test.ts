import { expect, it } from 'vitest';
import { positionRemark } from './sheets';
import { sheetWords } from './sheetWords';

const { remark } = sheetWords<{ readonly paid: { readonly chips: number } }>({
  moveIn: (text) => text,
  remarks: {
    en: { paid: ({ chips }) => `${chips} chips` },
    ru: { paid: ({ chips }) => `${chips} фишек` },
  },
});

it('a sheet has the remarks of its game and those of every game, in its language', () => {
  const paid = { code: 'paid', params: { chips: 7 } };
  expect([remark(paid, 'en'), remark(paid, 'ru')]).toEqual(['7 chips', '7 фишек']);
  const set = positionRemark('8/8 w');
  expect(remark(set, 'en')).toBe('position set by the arbiter: 8/8 w');
  expect(remark(set, 'ru')).toBe('позиция поставлена арбитром: 8/8 w');
});

it('a remark that nobody has words for stands as it is', () => {
  for (const code of ['new', 'toString']) expect(remark({ code, params: {} }, 'en')).toBe(code);
});
