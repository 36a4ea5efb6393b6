import type { GameForm } from '../../common/form';
import { SETTINGS } from '../rules/settings';

const MINUTE_MS = 60_000;

/** The words of classical chess on boards in the form of a new match. */
export const form: GameForm<typeof SETTINGS> = {
  settings: SETTINGS,
  recordExtension: 'pgn',
  leagueExtension: 'trf',
  playersPerTeam: null,
  time: ({ timePerPlayerMs, incrementMs, delayMs }) => ({
    sideMs: timePerPlayerMs,
    perTurnMs: incrementMs + delayMs,
    turns: 80,
    endsWith: 'last',
  }),
  returnHint: {
    en: () => 'Colours are reversed on every board, the settings stay.',
    ru: () => 'Цвета поменялись на всех досках, условия те же.',
  },
  presets: [
    {
      id: 'classical',
      name: { en: '4 boards, 90 minutes + 30 seconds', ru: '4 доски, 90 минут + 30 секунд' },
      settings: {},
    },
    {
      id: 'rapid',
      name: { en: '4 boards, 15 minutes + 10 seconds', ru: '4 доски, 15 минут + 10 секунд' },
      settings: { timePerPlayerMs: 15 * MINUTE_MS, incrementMs: 10_000 },
    },
    {
      id: 'blitz',
      name: { en: '4 boards, 3 minutes + 2 seconds', ru: '4 доски, 3 минуты + 2 секунды' },
      settings: { timePerPlayerMs: 3 * MINUTE_MS, incrementMs: 2000 },
    },
    {
      id: 'one',
      name: { en: 'One board, 15 minutes + 10 seconds', ru: 'Одна доска, 15 минут + 10 секунд' },
      settings: { boards: 1, timePerPlayerMs: 15 * MINUTE_MS, incrementMs: 10_000 },
    },
  ],
  texts: {
    en: {
      game: 'Classical chess, team match',
      teams: { white: 'Team with White on board 1', black: 'Team with Black on board 1' },
      field: {
        boards: 'Boards',
        colours: 'Colours of a team',
        timePerPlayerMs: 'Time per player (h:mm or minutes)',
        incrementMs: 'Added for every move (seconds or m:ss)',
        delayMs: 'Not counted of every move (seconds or m:ss)',
        start: 'The boards begin from (FEN)',
      },
      explain: {
        boards: 'As many games at once, each by itself; a team has a player on every board.',
        colours: 'From board to board a team has the other colour, or the same colour on all.',
        timePerPlayerMs: 'Each player has a clock of their own; all boards begin together.',
        incrementMs: 'To the clock of who presses; a clock that has run out gets none.',
        delayMs: 'The clock of who is to move stands for so long; what is not used of it is lost.',
        start: 'All boards begin alike. Empty: the usual position.',
      },
      option: { colours: { alternating: 'alternate by board', same: 'the same on all boards' } },
    },
    ru: {
      game: 'Классические шахматы, командный матч',
      teams: { white: 'Команда белых доски 1', black: 'Команда чёрных доски 1' },
      field: {
        boards: 'Досок',
        colours: 'Цвета команды',
        timePerPlayerMs: 'Время игрока (ч:мм или минут)',
        incrementMs: 'Добавка за каждый ход (секунд или м:сс)',
        delayMs: 'Не считается из каждого хода (секунд или м:сс)',
        start: 'Доски начинают с позиции (FEN)',
      },
      explain: {
        boards: 'Столько партий идёт сразу, каждая сама по себе; на каждой доске у команды свой игрок.',
        colours: 'От доски к доске цвет команды меняется или на всех досках один.',
        timePerPlayerMs: 'У каждого игрока свои часы; все доски начинают вместе.',
        incrementMs: 'Тому, кто нажал часы; упавшему флажку не добавляется.',
        delayMs: 'Столько времени часы ходящего стоят; неистраченное пропадает.',
        start: 'Все доски начинают одинаково. Пусто: исходная позиция.',
      },
      option: { colours: { alternating: 'чередуются по доскам', same: 'одни на всех досках' } },
    },
  },
};
