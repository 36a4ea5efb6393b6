import type { GameHall } from '../common/hall';
import type { GameOnAir } from '../common/onAir';
import { presets } from './views/presets';
import { scenes } from './views/scenes';
import { BOARDS } from './rules/seats';

/** Boards have letters; a number beyond them stays one. */
const letterOf = (table: number): string => BOARDS[table - 1] ?? String(table);

export const onAir: GameOnAir = {
  // No branches, and no screens for the viewers of one colour.
  idle: ['tree', 'tree-strip', 'audience-white', 'audience-black', 'outlook', 'graph', 'turning-point'],
  suggestions: ['mate', 'queenGiven', 'sitting', 'flagNear', 'timeScramble'],
  presets,
  scenes,
  place: {
    en: (table) => `Board ${letterOf(table)}`,
    ru: (table) => `Доска ${letterOf(table)}`,
    be: (table) => `Дошка ${letterOf(table)}`,
  },
  branches: false,
  audiences: false,
  cards: [
    { id: 'teams', name: { en: 'Two boards, two teams', ru: 'Две доски, две команды' } },
    { id: 'drops', name: { en: 'Drops', ru: 'Фигура из резерва' } },
    { id: 'sitting', name: { en: 'Sitting, mate on the board', ru: 'Зависание, мат на доске' } },
  ],
};

export const hall: GameHall = { boards: 2, isApart: true, screens: {} };
