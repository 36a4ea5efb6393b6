import type { ProgressivePlay } from '@schemas/play';
import type { AirLanguage } from '../../../view/language';
import type { Side } from '../../common/sides';

type End = NonNullable<ProgressivePlay['end']>;

const en: Readonly<Record<End['reason'], string>> = {
  mate: 'Mate: the first move of the next series cannot end the check',
  'progressive-mate':
    'Progressive mate: only a check could answer this check, and it may come with the last move alone',
  stalemate: 'Stalemate: no move is left, and there is no check',
  'incomplete-series': 'The series cannot be completed: no move is left in it',
  'ten-turns': 'Ten series in a row without a capture and a pawn move',
  'all-taken': 'Everything has been taken, to the last piece',
  agreement: 'Both sides agreed to a draw',
  resignation: 'The other side resigned',
  flag: 'Time has run out',
  aborted: 'The match was broken off',
  ruling: 'The arbiter has ruled the result',
  forfeit: 'A side did not come to play',
};

const ru: Readonly<Record<End['reason'], string>> = {
  mate: 'Мат: первым ходом следующей серии от шаха не уйти',
  'progressive-mate': 'Прогрессивный мат: спас бы только встречный шах, а он возможен лишь последним ходом серии',
  stalemate: 'Пат: ходить нечем, а шаха нет',
  'incomplete-series': 'Серию нельзя закончить: ходов в ней больше нет',
  'ten-turns': 'Десять серий подряд без взятий и ходов пешек',
  'all-taken': 'Взято всё, до последней фигуры',
  agreement: 'Стороны согласились на ничью',
  resignation: 'Соперник сдался',
  flag: 'Время истекло',
  aborted: 'Матч прерван',
  ruling: 'Результат присудил арбитр',
  forfeit: 'Сторона не явилась на игру',
};

const be: Readonly<Record<End['reason'], string>> = {
  mate: 'Мат: першым ходам наступнай серыі ад шаха не сысці',
  'progressive-mate': 'Прагрэсіўны мат: выратаваў бы толькі сустрэчны шах, а ён магчымы толькі апошнім ходам серыі',
  stalemate: 'Пат: хадзіць няма чым, а шаха няма',
  'incomplete-series': 'Серыю нельга скончыць: хадоў у ёй больш няма',
  'ten-turns': 'Дзесяць серый запар без узяццяў і хадоў пешак',
  'all-taken': 'Узята ўсё, да апошняй фігуры',
  agreement: 'Бакі згадзіліся на нічыю',
  resignation: 'Сапернік здаўся',
  flag: 'Час выйшаў',
  aborted: 'Матч перапынены',
  ruling: 'Вынік прысудзіў арбітр',
  forfeit: 'Бок не з’явіўся на гульню',
};

const REASONS = { en, ru, be } as const satisfies Readonly<Record<AirLanguage, typeof en>>;

/** Why the game ended, for somebody who does not know the rules; no full stop. */
export const reasonText = ({ reason }: Pick<End, 'reason'>, language: AirLanguage): string => REASONS[language][reason];

interface Outcomes {
  readonly won: (team: string) => string;
  readonly drawn: string;
  readonly aborted: string;
}

const OUTCOMES: Readonly<Record<AirLanguage, Outcomes>> = {
  en: { won: (team) => `Victory: ${team}`, drawn: 'Draw', aborted: 'Broken off' },
  ru: { won: (team) => `Победа: ${team}`, drawn: 'Ничья', aborted: 'Прервано' },
  be: { won: (team) => `Перамога: ${team}`, drawn: 'Нічыя', aborted: 'Перапынена' },
};

/** Who won, by the names of the teams. */
export const outcomeText = (
  { result }: Pick<End, 'result'>,
  teams: Readonly<Record<Side, { readonly name: string }>>,
  language: AirLanguage,
): string => {
  const words = OUTCOMES[language];
  if (result === null) return words.aborted;
  return result === 'draw' ? words.drawn : words.won(teams[result].name);
};
