import type { GameHall } from '../common/hall';
import type { GameOnAir } from '../common/onAir';
import { presets } from './views/presets';
import { scenes } from './views/scenes';

export const onAir: GameOnAir = {
  // No branches, nothing that men are worth, no screens for the viewers of one colour, and cards that nobody has drawn yet.
  idle: {
    graphics: ['tree', 'tree-strip', 'audience-white', 'audience-black', 'explainer'],
    suggestions: ['branching', 'pass', 'selection', 'boardEnd', 'queenGiven', 'sitting', 'timeScramble'],
  },
  presets,
  scenes,
  place: { en: (seat) => `Board ${seat}`, ru: (seat) => `Доска ${seat}` },
  branches: false,
  audiences: false,
  cards: [
    { id: 'throne', name: { en: 'The throne', ru: 'Трон' } },
    { id: 'heir', name: { en: 'Kniaz and heir', ru: 'Князь и наследник' } },
    { id: 'points', name: { en: 'Two ways to win', ru: 'Два пути к победе' } },
  ],
};

export const hall: GameHall = { boards: 1, isApart: false, screens: {} };
