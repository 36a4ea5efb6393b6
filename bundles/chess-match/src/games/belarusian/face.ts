import type { GameHall } from '../common/hall';
import type { ExplainerCard, GameOnAir } from '../common/onAir';
import { presets } from './views/presets';
import { scenes } from './views/scenes';
import { cardWords, type Card } from './words/cards';

const card = (id: Card): ExplainerCard => ({
  id,
  name: { en: cardWords('en').titles[id], ru: cardWords('ru').titles[id] },
});

export const onAir: GameOnAir = {
  // No branches, and no screens for the viewers of one colour.
  idle: ['tree', 'tree-strip', 'audience-white', 'audience-black', 'outlook', 'graph', 'turning-point'],
  suggestions: ['mate', 'flagNear', 'goalReached', 'goalThreatened', 'succession'],
  presets,
  scenes,
  place: { en: (seat) => `Board ${seat}`, ru: (seat) => `Доска ${seat}`, be: (seat) => `Дошка ${seat}` },
  branches: false,
  audiences: false,
  cards: [card('throne'), card('heir'), card('points')],
};

export const hall: GameHall = { boards: 1, isApart: false, screens: {} };
