import { GAMES } from '../../../bundles/chess-match/src/games';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { wordsOf } from '../words';
import { Settings } from './Settings';

it('offers boards by what they are worth only where one is worth more than another', () => {
  const preferences = { audience: 'all', language: 'ru', look: 'auto', order: 'worth', covers: 'no' } as const;
  const nothing = (): void => undefined;
  const drawn = (game: string | null): string =>
    renderToStaticMarkup(
      createElement(Settings, {
        preferences,
        choose: nothing,
        words: wordsOf('ru'),
        game,
        onClose: nothing,
        onKept: nothing,
      }),
    );
  const games = [null, ...Object.keys(GAMES)];
  expect(games.filter((game) => drawn(game).includes('фишек'))).toEqual(['business']);
});
