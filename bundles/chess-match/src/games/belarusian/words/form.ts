import type { GameForm } from '../../common/form';
import { SETTINGS } from '../rules/settings';
import { NAME_BY_LETTER } from './pieces';

/** The words of Belarusian chess in the form of a new match. */
export const form: GameForm<typeof SETTINGS> = {
  settings: SETTINGS,
  recordExtension: 'blr',
  playersPerTeam: 1,
  time: ({ timePerSideMs, incrementMs }) => ({
    sideMs: timePerSideMs,
    perTurnMs: incrementMs,
    turns: 100,
    endsWith: 'last',
  }),
  pieces: NAME_BY_LETTER,
  size: { files: 9, ranks: 9 },
  returnHint: {
    en: () => 'Colours are reversed, the settings stay.',
    ru: () => 'Цвета поменялись, условия те же.',
  },
  presets: [
    { id: 'unified', name: { en: 'Unified rules, 30 minutes', ru: 'Единые правила, 30 минут' }, settings: {} },
    {
      id: 'original',
      name: { en: 'Rules of 2010, 30 minutes', ru: 'Правила 2010 года, 30 минут' },
      settings: { rules: 'original' },
    },
    {
      id: 'szlachetny',
      name: { en: 'Szlachetny variant, 30 minutes', ru: 'Шляхетный вариант, 30 минут' },
      settings: { rules: 'szlachetny' },
    },
  ],
  texts: {
    en: {
      game: 'Belarusian chess',
      teams: { white: 'White', black: 'Black' },
      field: {
        rules: 'Rules',
        timePerSideMs: 'Time per side (minutes or m:ss)',
        incrementMs: 'Added for every move (seconds or m:ss)',
        start: 'The board begins from (FEN)',
        crossRequiresPalace: 'Over the throne only with the kniaz in the palace',
        enPassant: 'Ratniks take in passing',
        successionPalaceOnly: 'Heir only in the palace',
        rokoshLoses: 'A rokosh that cannot be met loses',
      },
      explain: {
        rules: 'Who may stand on the throne and who passes over it.',
        timePerSideMs: 'For the whole game.',
        incrementMs: 'To the clock of who presses.',
        start: 'With letters of this game: lvmgakvml/… w. Empty: the usual position.',
        crossRequiresPalace: 'Otherwise the kniazhych passes over the empty throne at any time.',
        enPassant: 'As pawns do in chess, after a step of two squares.',
        successionPalaceOnly: 'Otherwise a kniazhych inherits wherever it stands.',
        rokoshLoses: 'Otherwise the game goes on.',
      },
      option: {
        rules: {
          unified: 'unified: throne and palace',
          original: 'of 2010: no palace',
          szlachetny: 'szlachetny: the throne open to all',
        },
      },
    },
    ru: {
      game: 'Белорусские шахматы',
      teams: { white: 'Белые', black: 'Чёрные' },
      field: {
        rules: 'Правила',
        timePerSideMs: 'Время стороны (минут или м:сс)',
        incrementMs: 'Добавка за каждый ход (секунд или м:сс)',
        start: 'Доска начинает с позиции (FEN)',
        crossRequiresPalace: 'Через трон — только когда князь во дворце',
        enPassant: 'Ратники берут на проходе',
        successionPalaceOnly: 'Наследник только во дворце',
        rokoshLoses: 'Рокош без защиты — проигрыш',
      },
      explain: {
        rules: 'Кто стоит на троне и кто переступает через него.',
        timePerSideMs: 'На всю партию.',
        incrementMs: 'Тому, кто нажал часы.',
        start: 'Буквами этой игры: lvmgakvml/… w. Пусто: исходная позиция.',
        crossRequiresPalace: 'Иначе княжич переступает через пустой трон всегда.',
        enPassant: 'Как пешки в шахматах, после хода на две клетки.',
        successionPalaceOnly: 'Иначе княжич наследует, где бы ни стоял.',
        rokoshLoses: 'Иначе игра продолжается.',
      },
      option: {
        rules: {
          unified: 'единые: трон и дворец',
          original: '2010 года: без дворца',
          szlachetny: 'шляхетные: трон открыт всем',
        },
      },
    },
  },
};
