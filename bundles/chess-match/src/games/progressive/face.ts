import type { GameHall } from '../common/hall';
import type { GameOnAir } from '../common/onAir';
import { presets } from './views/presets';
import { scenes } from './views/scenes';

export const onAir: GameOnAir = {
  // No branches, and no screens for the viewers of one colour.
  idle: ['tree', 'tree-strip', 'audience-white', 'audience-black', 'outlook', 'graph', 'turning-point'],
  suggestions: ['mate', 'flagNear', 'seriesCheck', 'promotion', 'captures', 'quietTurns'],
  presets,
  scenes,
  place: { en: (seat) => `Board ${seat}`, ru: (seat) => `Доска ${seat}`, be: (seat) => `Дошка ${seat}` },
  branches: false,
  audiences: false,
  cards: [
    { id: 'series', name: { en: 'One, two, three moves', ru: 'Один, два, три хода' } },
    { id: 'checks', name: { en: 'Check in a series', ru: 'Шах в серии' } },
    { id: 'end', name: { en: 'How the game ends', ru: 'Чем кончается партия' } },
  ],
};

export const hall: GameHall = { boards: 1, isApart: false, screens: {} };
