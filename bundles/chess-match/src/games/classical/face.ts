import type { GameHall } from '../common/hall';
import type { GameOnAir } from '../common/onAir';
import { presets } from './views/presets';
import { scenes } from './views/scenes';

export const onAir: GameOnAir = {
  // No branches, no screens for the viewers of one colour.
  idle: ['tree', 'tree-strip', 'audience-white', 'audience-black'],
  suggestions: ['mate', 'gameEnd', 'flagNear', 'timeScramble', 'turningPoint'],
  presets,
  scenes,
  place: { en: (table) => `Board ${table}`, ru: (table) => `Доска ${table}`, be: (table) => `Дошка ${table}` },
  branches: false,
  audiences: false,
  cards: [
    { id: 'boards', name: { en: 'A match on boards', ru: 'Матч на досках' } },
    { id: 'points', name: { en: 'Points of the team', ru: 'Очки команды' } },
    { id: 'time', name: { en: 'Time and draws', ru: 'Время и ничья' } },
  ],
};

export const hall: GameHall = { boards: 5, isApart: true, screens: {} };
