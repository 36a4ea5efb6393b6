import { formatHalves, endText, type AirLanguage, type ScoreView, type Side } from 'chess-match/client';
import { capitalised, countedText, type Noun } from 'chess-match/client/view';
import { movesText, seriesCount, outcomeText, reasonText } from 'chess-match/games/progressive';
import { correctedText, correctedTitle } from '../../../air/visit/correctedText';
import type { Moment, MomentOf } from './moments';

type Played = Exclude<Moment['kind'], 'over' | 'correction'>;

interface MomentWords {
  readonly titles: { readonly [K in Played]: (moment: MomentOf<K>) => string };
  readonly sentences: { readonly [K in Played]: (moment: MomentOf<K>) => string };
  /** P7 what ended a game in which nothing happened any more, in few words. */
  readonly tenTurns: string;
  /** Before the score of both games. */
  readonly match: string;
}

const CAPTURES: Readonly<Record<AirLanguage, Noun>> = {
  en: { one: 'capture', few: 'captures', many: 'captures' },
  ru: { one: 'взятие', few: 'взятия', many: 'взятий' },
  be: { one: 'узяцце', few: 'узяцці', many: 'узяццяў' },
};
const LOST: Noun = { one: 'ход пропал', few: 'хода пропали', many: 'ходов пропали' };
const TIMES: Noun = { one: 'раз', few: 'раза', many: 'раз' };
const LOST_BE: Noun = { one: 'ход прапаў', few: 'хады прапалі', many: 'хадоў прапалі' };
const TIMES_BE: Noun = { one: 'раз', few: 'разы', many: 'разоў' };

const EN: Readonly<Record<Side, string>> = { white: 'White', black: 'Black' };
const EN_KINDS: Readonly<Record<string, string>> = {
  N: 'a knight',
  B: 'a bishop',
  R: 'a rook',
  Q: 'a queen',
  K: 'a king',
};

const en: MomentWords = {
  titles: {
    quiet: () => 'A draw is near',
    captures: ({ taken }) => countedText(taken.length, CAPTURES.en, 'en'),
    promotion: ({ became }) => (became.length > 1 ? 'Promotions' : 'Promotion'),
    check: () => 'Check',
  },
  sentences: {
    quiet: ({ left }) => `${seriesCount(left, 'en')} more without a capture and a pawn move, and it is a draw`,
    captures: ({ last, next, taken }) =>
      `${EN[last.side]} captured ${taken.length} times in one series; now ${EN[next.side]} has ${movesText(next.length, 'en')}`,
    promotion: ({ last, became }) =>
      became.length > 1
        ? `${became.length} pawns of ${EN[last.side]} were promoted in one series`
        : `In series ${last.turn} a pawn of ${EN[last.side]} became ${EN_KINDS[became[0]?.slice(1) ?? ''] ?? 'another piece'}`,
    check: ({ last, next }) =>
      last.byCheck
        ? `Check with move ${last.made} ended the series, ${movesText(last.length - last.made, 'en')} are lost; ${EN[next.side]} has ${next.length}`
        : `${EN[next.side]} is in check: the first of ${movesText(next.length, 'en')} has to end it`,
  },
  tenTurns: 'Ten quiet series',
  match: 'Match score',
};

const RU: Readonly<Record<Side, string>> = { white: 'Белые', black: 'Чёрные' };
const RU_OF: Readonly<Record<Side, string>> = { white: 'белых', black: 'чёрных' };
const RU_TO: Readonly<Record<Side, string>> = { white: 'Белым', black: 'Чёрным' };
const RU_KINDS: Readonly<Record<string, string>> = {
  N: 'конём',
  B: 'слоном',
  R: 'ладьёй',
  Q: 'ферзём',
  K: 'королём',
};

const ru: MomentWords = {
  titles: {
    quiet: () => 'Близка ничья',
    captures: ({ taken }) => countedText(taken.length, CAPTURES.ru, 'ru'),
    promotion: ({ became }) => (became.length > 1 ? 'Превращения' : 'Превращение'),
    check: () => 'Шах',
  },
  sentences: {
    quiet: ({ left }) => `Ещё ${seriesCount(left, 'ru')} без взятий и ходов пешек — и ничья`,
    captures: ({ last, next, taken }) =>
      `${RU[last.side]} взяли ${countedText(taken.length, TIMES, 'ru')} за одну серию; теперь у ${RU_OF[next.side]} ${movesText(next.length, 'ru')}`,
    promotion: ({ last, became }) =>
      became.length > 1
        ? `За одну серию превращены пешки ${RU_OF[last.side]}: ${became.length}`
        : `В серии ${last.turn} пешка ${RU_OF[last.side]} стала ${RU_KINDS[became[0]?.slice(1) ?? ''] ?? 'другой фигурой'}`,
    check: ({ last, next }) =>
      last.byCheck
        ? `Шах на ${last.made}-м ходу закончил серию, ${countedText(last.length - last.made, LOST, 'ru')}; у ${RU_OF[next.side]} их ${next.length}`
        : `${RU_TO[next.side]} шах: уйти от него надо первым ходом серии, а в ней ${movesText(next.length, 'ru')}`,
  },
  tenTurns: 'Десять тихих серий',
  match: 'Счёт матча',
};

const BE: Readonly<Record<Side, string>> = { white: 'Белыя', black: 'Чорныя' };
const BE_OF: Readonly<Record<Side, string>> = { white: 'белых', black: 'чорных' };
const BE_TO: Readonly<Record<Side, string>> = { white: 'Белым', black: 'Чорным' };
const BE_KINDS: Readonly<Record<string, string>> = {
  N: 'канём',
  B: 'сланом',
  R: 'ладдзёй',
  Q: 'ферзём',
  K: 'каралём',
};

const be: MomentWords = {
  titles: {
    quiet: () => 'Блізка нічыя',
    captures: ({ taken }) => countedText(taken.length, CAPTURES.be, 'be'),
    promotion: ({ became }) => (became.length > 1 ? 'Ператварэнні' : 'Ператварэнне'),
    check: () => 'Шах',
  },
  sentences: {
    quiet: ({ left }) => `Яшчэ ${seriesCount(left, 'be')} без узяццяў і хадоў пешак — і нічыя`,
    captures: ({ last, next, taken }) =>
      `${BE[last.side]} ўзялі ${countedText(taken.length, TIMES_BE, 'be')} за адну серыю; цяпер у ${BE_OF[next.side]} ${movesText(next.length, 'be')}`,
    promotion: ({ last, became }) =>
      became.length > 1
        ? `За адну серыю ператвораны пешкі ${BE_OF[last.side]}: ${became.length}`
        : `У серыі ${last.turn} пешка ${BE_OF[last.side]} стала ${BE_KINDS[became[0]?.slice(1) ?? ''] ?? 'іншай фігурай'}`,
    check: ({ last, next }) =>
      last.byCheck
        ? `Шах на ${last.made}-м ходзе скончыў серыю, ${countedText(last.length - last.made, LOST_BE, 'be')}; у ${BE_OF[next.side]} іх ${next.length}`
        : `${BE_TO[next.side]} шах: сысці ад яго трэба першым ходам серыі, а ў ёй ${movesText(next.length, 'be')}`,
  },
  tenTurns: 'Дзесяць ціхіх серый',
  match: 'Лік матча',
};

const WORDS: Readonly<Record<AirLanguage, MomentWords>> = { en, ru, be };

/** One or two words: "Шах", "5 взятий". */
export const momentTitle = (moment: Moment, language: AirLanguage): string => {
  const { titles, tenTurns } = WORDS[language];
  switch (moment.kind) {
    case 'over':
      return moment.end.reason === 'ten-turns' ? tenTurns : capitalised(endText(moment.end.reason, language));
    case 'correction':
      return correctedTitle(language);
    case 'quiet':
      return titles.quiet(moment);
    case 'captures':
      return titles.captures(moment);
    case 'promotion':
      return titles.promotion(moment);
    case 'check':
      return titles.check(moment);
  }
};

/** What happened, for somebody who has just switched on; no full stop. */
export const momentSentence = (moment: Exclude<Moment, { kind: 'over' }>, language: AirLanguage): string => {
  const { sentences } = WORDS[language];
  switch (moment.kind) {
    case 'correction':
      // There is one board: which it was need not be said.
      return correctedText({ ...moment.corrected, moves: [] }, () => '', '', language);
    case 'quiet':
      return sentences.quiet(moment);
    case 'captures':
      return sentences.captures(moment);
    case 'promotion':
      return sentences.promotion(moment);
    case 'check':
      return sentences.check(moment);
  }
};

/** Who won, by the names of the teams, and how a match of several games stands. */
export const overText = (
  { end }: MomentOf<'over'>,
  teams: Readonly<Record<Side, { readonly name: string }>>,
  language: AirLanguage,
): string => outcomeText(end, teams, language);

/** Why it ended, and how the match stands where it has several games. */
export const whyText = ({ end }: MomentOf<'over'>, match: ScoreView['match'], language: AirLanguage): string => {
  const why = reasonText(end, language);
  if (match === null) return why;
  return `${why}. ${WORDS[language].match} ${formatHalves(match.white)}:${formatHalves(match.black)}`;
};

/** Whose doing it is; null: nobody's. */
export const actorOf = (moment: Moment): Side | null => {
  switch (moment.kind) {
    case 'check':
    case 'captures':
    case 'promotion':
      return moment.last.side;
    case 'over':
      return moment.end.result === 'draw' ? null : moment.end.result;
    case 'quiet':
    case 'correction':
      return null;
  }
};
