import type { GameHall } from '../common/hall';
import type { GameOnAir } from '../common/onAir';
import { presets } from './views/presets';
import { scenes } from './views/scenes';

export const onAir: GameOnAir = {
  // Nothing is given over to a partner, and nobody waits for one.
  idle: {
    graphics: [],
    suggestions: [
      'mate',
      'queenGiven',
      'sitting',
      'timeScramble',
      'flagNear',
      'seriesCheck',
      'promotion',
      'captures',
      'quietTurns',
      'goalReached',
      'goalThreatened',
      'succession',
    ],
  },
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
