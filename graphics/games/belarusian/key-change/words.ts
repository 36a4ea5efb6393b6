import { endText, formatHalves, type AirLanguage, type MatchView, type ScoreView, type Side } from 'chess-match/client';
import { capitalised, opponent } from 'chess-match/client/view';
import { CALL_WORDS, SIDE_WORDS } from 'chess-match/games/belarusian';

import { endingText } from '../../../air/ending/words';
import { correctedText, correctedTitle } from '../../../air/visit/correctedText';
import { pointsText } from '../shared/points';
import { wordsOf } from '../shared/words';
import type { Moment } from './moments';

/** Names and score as they were then. */
export interface Stands {
  readonly match: Pick<MatchView, 'teams'>;
  readonly score: ScoreView;
}

type Living = Exclude<Moment['kind'], 'over' | 'correction'>;
type OfSide = (side: Side, foe: Side) => string;

interface Words {
  readonly sentences: Readonly<Record<Living, OfSide>>;
  /** L7 of a new kniaz whom nobody follows. */
  readonly heirless: OfSide;
  /** Before the score of both games. */
  readonly match: string;
}

const { en: EN, ru: RU, be: BE } = SIDE_WORDS;

const WORDS: Readonly<Record<AirLanguage, Words>> = {
  en: {
    sentences: {
      throne: (side, foe) =>
        `${EN.who[side]} has entered the throne: unless ${EN.who[foe]} attacks it with the next move, ${EN.who[side]} wins`,
      rokosh: (side, foe) =>
        `${EN.who[foe]} attacks the throne: ${EN.who[side]} must leave it, shield it or take the attacker`,
      check: (side) => `${EN.who[side]} has no kniazhych left: the kniaz must be saved, as in chess`,
      taken: (side) => `${EN.whose[side]} next turn is the inauguration: the kniazhych becomes kniaz`,
      crowned: (side) => `${EN.whose[side]} kniazhych has become kniaz where it stands`,
    },
    heirless: (side) => `Nobody follows: from now on ${EN.who[side]} must fear check and mate`,
    match: 'Match score',
  },
  ru: {
    sentences: {
      throne: (side, foe) =>
        `${RU.who[side]} вошли на трон: если ${RU.whoWithin[foe]} не нападут на него ответным ходом, это победа`,
      rokosh: (side, foe) =>
        `${RU.who[foe]} напали на трон: ${RU.whoWithin[side]} должны уйти, закрыться или взять нападающего`,
      check: (side) => `У ${RU.whose[side]} больше нет княжича: князя надо спасать, как в шахматах`,
      taken: (side) => `Следующий ход ${RU.whose[side]} — инаугурация: княжич станет князем`,
      crowned: (side) => `Княжич ${RU.whose[side]} стал князем там, где стоял`,
    },
    heirless: (side) => `Наследника больше нет: теперь ${RU.whom[side]} страшны шах и мат`,
    match: 'Счёт матча',
  },
  be: {
    sentences: {
      throne: (side, foe) =>
        `${BE.who[side]} ўвайшлі на трон: калі ${BE.whoWithin[foe]} не нападуць на яго ў адказ, гэта перамога`,
      rokosh: (side, foe) =>
        `${BE.who[foe]} напалі на трон: ${BE.whoWithin[side]} мусяць сысці, закрыцца або ўзяць таго, хто напаў`,
      check: (side) => `У ${BE.whose[side]} больш няма князіча: князя трэба ратаваць, як у шахматах`,
      taken: (side) => `Наступны ход ${BE.whose[side]} — інаўгурацыя: князіч стане князем`,
      crowned: (side) => `Князіч ${BE.whose[side]} стаў князем там, дзе стаяў`,
    },
    heirless: (side) => `Наследніка больш няма: цяпер ${BE.whom[side]} страшныя шах і мат`,
    match: 'Лік матча',
  },
};

/** One or two words: "Рокош!", "Инаугурация". */
export const momentTitle = (moment: Moment, language: AirLanguage): string => {
  switch (moment.kind) {
    case 'throne':
    case 'rokosh':
    case 'check':
      return `${capitalised(CALL_WORDS[language][moment.kind])}!`;
    case 'taken':
    case 'crowned':
      return wordsOf(language)[moment.kind];
    case 'correction':
      return correctedTitle(language);
    case 'over':
      return moment.end.reason === 'throne'
        ? `${capitalised(CALL_WORDS[language]['throne-is-mine'])}!`
        : capitalised(endText(moment.end.reason, language));
  }
};

/** What happened, for somebody who has just switched on; no full stop. */
export const momentSentence = (moment: Moment, { match }: Stands, language: AirLanguage): string => {
  switch (moment.kind) {
    case 'correction':
      return correctedText(moment.corrected, String, '', language);
    case 'over': {
      const { result: winner, reason: kind } = moment.end;
      return endingText({ winner, kind }, match.teams, language);
    }
    default:
      return WORDS[language].sentences[moment.kind](moment.side, opponent(moment.side));
  }
};

/** What follows from it; "" where that is said already. */
export const secondSentence = (moment: Moment, { score }: Stands, language: AirLanguage): string => {
  const words = WORDS[language];
  if (moment.kind === 'crowned' && !moment.hasHeir) return words.heirless(moment.side, opponent(moment.side));
  if (moment.kind !== 'over') return '';
  const paid = pointsText(score, language);
  const why = capitalised(endText(moment.end.reason, language));
  const both = score.match && `${words.match} ${formatHalves(score.match.white)}:${formatHalves(score.match.black)}`;
  return [paid === '' ? why : `${why}: ${paid}`, both ?? ''].filter((part) => part !== '').join('. ');
};
