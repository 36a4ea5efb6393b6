import type { GameHall } from '../common/hall';
import type { GameOnAir } from '../common/onAir';
import { presets } from './views/presets';
import { scenes } from './views/scenes';

export const onAir: GameOnAir = {
  idle: [],
  suggestions: ['branching', 'pass', 'selection', 'boardEnd', 'turningPoint'],
  presets,
  scenes,
  place: { en: (table) => `Table ${table}`, ru: (table) => `Стол ${table}`, be: (table) => `Стол ${table}` },
  branches: true,
  audiences: true,
  cards: [
    { id: 'branching', name: { en: 'Branching', ru: 'Ветвление' } },
    { id: 'selection', name: { en: 'Selection', ru: 'Отбор' } },
    { id: 'pass', name: { en: 'Pass', ru: 'Пас' } },
  ],
};

export const hall: GameHall = {
  boards: 5,
  isApart: false,
  screens: { control: { en: 'Control board', ru: 'Контрольная доска' } },
};
