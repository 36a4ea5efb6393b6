import type { FirstGame, GameForm } from '../../common/form';
import { settingsFrom } from '../../common/settings';
import { ratingOfReturn } from '../record/returnGame';
import { INCREMENT_MS } from '../rules/commands/commitTurn';
import { DEFAULT_SETTINGS, SETTINGS } from '../rules/settings';

/** B23 ways to play on with one board, in which each turn brings time. */
const INCREMENT_MODES: readonly string[] = ['increment30', 'incrementAtFlag'];

const ratingAfter = ({ score, settings }: FirstGame): number => {
  const read = settingsFrom(SETTINGS, settings);
  return ratingOfReturn(score, 'settings' in read ? read.settings : DEFAULT_SETTINGS);
};

/** The words of Business Chess in the form of a new match. */
export const form: GameForm<typeof SETTINGS> = {
  settings: SETTINGS,
  presets: [],
  recordExtension: 'bcr',
  playersPerTeam: null,
  time: ({ timePerTeamMs }, mode) => ({
    sideMs: timePerTeamMs,
    perTurnMs: INCREMENT_MODES.includes(mode) ? INCREMENT_MS : 0,
    turns: 80,
    endsWith: 'last',
  }),
  returnHint: {
    en: (first) =>
      `Colours are reversed, the settings stay. By the first game's score this one is played for ${ratingAfter(first)} chips (rule 21).`,
    ru: (first) =>
      `Цвета поменялись, условия те же. По счёту первой партии эта играется на ${ratingAfter(first)} фишек (п. 21).`,
  },
  texts: {
    en: {
      game: 'Business Chess',
      teams: { white: 'White', black: 'Black' },
      field: {
        gameRating: 'Game rating, chips',
        boards: 'Boards',
        playersPerTeam: 'Players per team',
        reserves: 'Reserves',
        timePerTeamMs: 'Time per team (minutes or h:mm:ss)',
        vetoWindowMs: 'Veto below (minutes or h:mm:ss)',
        vetoScope: 'A veto forbids branching to',
        passSize: 'Chips in a pass',
        selectionTargets: 'Chips of a selection go to',
        endgame: 'Endgame',
        returnGameThreshold: 'Return game threshold',
        reuseBoards: 'A board can be used again',
        repetitionThroughMother: "Repetition counts the mother's moves",
        cloneStop: 'Clock stops while a board is set up',
      },
      explain: {
        gameRating: 'Chips on the first board at the start (rule 3).',
        timePerTeamMs: 'One clock for the team, for the whole game on all boards (rule 5).',
        vetoWindowMs: 'A team may forbid branching when its own clock shows less than this (rule 6).',
        vetoScope: 'Who may not branch any more after a veto. The source leaves this open.',
        boards: 'Most branches that can be live at once (rule 1).',
        playersPerTeam: 'Seats at the table; teams of different size have played too (rule 4).',
        reserves: 'Who may come in while the team’s clock is not running (rule 4).',
        passSize: 'Chips that a pass moves from one branch to another (rule 13).',
        selectionTargets: 'Whether chips of a given-up branch may be spread over several boards.',
        endgame: 'What the last branch is played with after the control board is set (rule 7).',
        returnGameThreshold:
          'From this difference on, the return game is played for the difference + 1 chips (rule 21).',
        reuseBoards: 'A branch may begin on a board whose branch has ended.',
        repetitionThroughMother: 'Threefold repetition in a daughter counts positions of its mother.',
        cloneStop:
          'Every branching stops the clock until the arbiter has confirmed the copied board (part II, rule 3).',
      },
      option: {
        vetoScope: { both: 'both teams', opponent: 'the opponent only' },
        selectionTargets: { many: 'any boards', one: 'one board' },
        endgame: {
          increment30: '+30 s a move',
          plus5min: '+5 minutes',
          incrementAtFlag: '+30 s after the flag',
          none: 'nothing added',
        },
      },
    },
    ru: {
      game: 'Деловые шахматы',
      teams: { white: 'Белые', black: 'Чёрные' },
      field: {
        gameRating: 'Рейтинг партии, фишек',
        boards: 'Досок',
        playersPerTeam: 'Игроков в команде',
        reserves: 'Запасных',
        timePerTeamMs: 'Время команды (минут или ч:мм:сс)',
        vetoWindowMs: 'Вето, когда меньше (минут или ч:мм:сс)',
        vetoScope: 'Вето запрещает ветвить',
        passSize: 'Фишек в пасе',
        selectionTargets: 'Фишки при отборе',
        endgame: 'Окончание',
        returnGameThreshold: 'Порог ответной партии',
        reuseBoards: 'Доску можно занять снова',
        repetitionThroughMother: 'Повторение считать и по материнской доске',
        cloneStop: 'Стоп часов на время расстановки',
      },
      explain: {
        gameRating: 'Фишек на первой доске в начале игры (п. 3).',
        timePerTeamMs: 'Одни часы на команду, на всю партию и все доски (п. 5).',
        vetoWindowMs: 'Команда может запретить ветвление, когда на её часах осталось меньше (п. 6).',
        vetoScope: 'Кому после вето нельзя ветвить. Источник этого не уточняет.',
        boards: 'Сколько ветвей могут играться одновременно (п. 1).',
        playersPerTeam: 'Мест за столами; играли и команды разного состава (п. 4).',
        reserves: 'Кто может выйти на замену, пока часы команды стоят (п. 4).',
        passSize: 'Сколько фишек пас переносит с ветви на ветвь (п. 13).',
        selectionTargets: 'Можно ли разложить фишки отданной ветви по нескольким доскам.',
        endgame: 'Как играют последнюю ветвь после установки контрольной доски (п. 7).',
        returnGameThreshold: 'С этой разницы ответная партия играется на разницу + 1 фишку (п. 21).',
        reuseBoards: 'Ветвь может начаться на доске, где прежняя ветвь закончилась.',
        repetitionThroughMother: 'Троекратное повторение у дочери учитывает позиции материнской доски.',
        cloneStop: 'Каждое ветвление останавливает часы, пока арбитр не подтвердит доску (часть II, п. 3).',
      },
      option: {
        vetoScope: { both: 'обеим командам', opponent: 'только сопернику' },
        selectionTargets: { many: 'на любые доски', one: 'на одну доску' },
        endgame: {
          increment30: '+30 с на ход',
          plus5min: '+5 минут',
          incrementAtFlag: '+30 с после флага',
          none: 'без добавки',
        },
      },
    },
  },
};
