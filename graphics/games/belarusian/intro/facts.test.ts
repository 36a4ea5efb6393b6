import { expect, it } from 'vitest';
import { BELARUSIAN } from '../fixtures/states';
import { introFacts } from './facts';

const { match } = BELARUSIAN['belarusian-start'];
const withSettings = (settings: typeof match.settings) => ({ ...match, settings: { ...match.settings, ...settings } });

it('L1 L10 says board, time and what is paid', () => {
  expect(introFacts(match, 'ru').map(({ figure, text }) => `${figure} ${text}`)).toEqual([
    '9×9 клеток, в центре трон',
    '30 мин каждой стороне',
    '2 · 1 · ½ очки: трон, мат, ничья',
  ]);
  expect(introFacts(withSettings({ incrementMs: 1500 }), 'en')[1]?.text).toBe('for each side and 1.5 s a move');
});

it('L12 names rules that are not the usual ones', () => {
  expect(introFacts(withSettings({ rules: 'szlachetny' }), 'en').at(-1)).toEqual({
    figure: 'Szlachetny',
    text: 'any piece may stop on the throne',
  });
});
