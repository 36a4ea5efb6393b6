import type { BelarusianTexts } from './ru';

export const en: BelarusianTexts = {
  quoted: (calls) => `“${calls}”`,
  withTurn: (calls) => `Called with this turn: “${calls}”`,
  inauguration: 'Inauguration',
  inaugurationDue: 'The kniaz is taken: the inauguration is the only turn',
  castling: (text, to) => `${text} → ${to}`,
  castlings: 'Castling',
  becomes: (men) => `On the last rank a ratnik becomes: ${men}`,
  staysRatnik: 'On the last rank a ratnik stays one: no man is missing',
  throne: {
    free: 'The throne is free',
    held: { white: 'White is on the throne', black: 'Black is on the throne' },
    rokosh: { white: 'Rokosh: White is attacked on the throne', black: 'Rokosh: Black is attacked on the throne' },
  },
};
