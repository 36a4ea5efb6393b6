import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FIXTURES } from '../fixtures/fixtures';
import { Standing } from './Standing';

describe('what stands under a team', () => {
  it('B25 is each card as it was given: a red one is no second yellow one', () => {
    const { play } = FIXTURES.empty;
    const cards = { white: ['warning', 'expulsion', 'time'] as ('warning' | 'expulsion' | 'time')[], black: [] };
    const drawn = renderToStaticMarkup(
      createElement(Standing, { side: 'white', play: { ...play, cards }, matchScore: null, game: '', language: 'ru' }),
    );
    const given = [...drawn.matchAll(/class="([^"]*)" data-role="crossing-card" data-penalty="([^"]*)"/g)];
    expect(given.map(([, , penalty]) => penalty)).toEqual(cards.white);
    expect(new Set(given.map(([, look]) => look)).size).toBe(3);
  });
});
