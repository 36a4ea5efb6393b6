import { endText as endName, formatHalves, type AirLanguage, type ScoreView, type Side } from 'chess-match/client';
import { capitalised } from 'chess-match/client/view';
import { correctedText, correctedTitle } from '../../../air/visit/correctedText';
import type { End } from '../shared/marks';
import { letterOf, partnerOf, reasonText } from 'chess-match/games/swedish';
import { wordsOf } from '../shared/words';
import type { Moment, MomentOf } from './moments';

type Living = Exclude<Moment['kind'], 'over' | 'correction'>;

interface MomentWords {
  readonly titles: Readonly<Record<Living, string>>;
  readonly sentences: { readonly [K in Living]: (moment: MomentOf<K>) => string };
  /** Behind "Mate on board A". */
  readonly mate: string;
  /** Before the score of both games. */
  readonly match: string;
}

const joined = (items: readonly string[], or: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${or} ${items.at(-1) ?? ''}`;

const ALL_KINDS = 5;

const EN: Readonly<Record<Side, string>> = { white: 'White', black: 'Black' };
const EN_KINDS: Readonly<Record<string, string>> = {
  P: 'a pawn',
  N: 'a knight',
  B: 'a bishop',
  R: 'a rook',
  Q: 'a queen',
};

const en: MomentWords = {
  titles: { queen: 'Queen taken', sits: 'Sits', waits: 'Waits', kamikaze: 'Kamikaze' },
  sentences: {
    queen: ({ board, to }) =>
      `A queen was taken on board ${letterOf(board)}: now ${EN[to.side]} on board ${letterOf(to.board)} may drop it`,
    sits: ({ side, board, inCheck, waitsFor }) => {
      const who = `${EN[side]} on board ${letterOf(board)}`;
      const why = inCheck ? `${who} is in check and cannot answer it` : `${who} has no move`;
      if (waitsFor.length === 0) return `${why}: one piece from the partner is not enough`;
      const what =
        waitsFor.length === ALL_KINDS
          ? 'any piece'
          : joined(
              waitsFor.map((kind) => EN_KINDS[kind] ?? kind),
              'or',
            );
      return `${why}: sits until the partner gives ${what}`;
    },
    waits: ({ side, board }) =>
      `Any move by ${EN[side]} on board ${letterOf(board)} is met by mate: the clock runs, the partner must help`,
    kamikaze: (moment) => {
      const partner = partnerOf(moment);
      return `${EN[moment.side]} can be mated on board ${letterOf(moment.board)} so that the partner mates on board ${letterOf(partner.board)}`;
    },
  },
  mate: ': no piece from the partner could help',
  match: 'Match score',
};

const RU: Readonly<Record<Side, string>> = { white: 'Белые', black: 'Чёрные' };
const RU_OF: Readonly<Record<Side, string>> = { white: 'белых', black: 'чёрных' };
const RU_TO: Readonly<Record<Side, string>> = { white: 'Белым', black: 'Чёрным' };
const RU_KINDS: Readonly<Record<string, string>> = { P: 'пешку', N: 'коня', B: 'слона', R: 'ладью', Q: 'ферзя' };

const ru: MomentWords = {
  titles: { queen: 'Взят ферзь', sits: 'Завис', waits: 'Ожидание', kamikaze: 'Камикадзе' },
  sentences: {
    queen: ({ board, to }) =>
      `На доске ${letterOf(board)} взят ферзь: теперь его могут поставить ${RU[to.side].toLowerCase()} на доске ${letterOf(to.board)}`,
    sits: ({ side, board, inCheck, waitsFor }) => {
      const why = inCheck
        ? `${RU_TO[side]} на доске ${letterOf(board)} шах, и защититься нечем`
        : `${RU_TO[side]} на доске ${letterOf(board)} нечем ходить`;
      if (waitsFor.length === 0) return `${why}: одной фигуры от партнёра мало`;
      const what =
        waitsFor.length === ALL_KINDS
          ? 'какую-нибудь фигуру'
          : joined(
              waitsFor.map((kind) => RU_KINDS[kind] ?? kind),
              'или',
            );
      return `${why}: зависли, пока партнёр не даст ${what}`;
    },
    waits: ({ side, board }) =>
      `У ${RU_OF[side]} на доске ${letterOf(board)} после любого хода мат: часы идут, выручить может партнёр`,
    kamikaze: (moment) => {
      const partner = partnerOf(moment);
      return `${RU[moment.side]} могут получить мат на доске ${letterOf(moment.board)}, чтобы партнёр поставил мат на доске ${letterOf(partner.board)}`;
    },
  },
  mate: ': не спасла бы никакая фигура от партнёра',
  match: 'Счёт матча',
};

const BE: Readonly<Record<Side, string>> = { white: 'Белыя', black: 'Чорныя' };
const BE_OF: Readonly<Record<Side, string>> = { white: 'белых', black: 'чорных' };
const BE_TO: Readonly<Record<Side, string>> = { white: 'Белым', black: 'Чорным' };
const BE_KINDS: Readonly<Record<string, string>> = { P: 'пешку', N: 'каня', B: 'слана', R: 'ладдзю', Q: 'ферзя' };

const be: MomentWords = {
  titles: { queen: 'Узяты ферзь', sits: 'Завіс', waits: 'Чаканне', kamikaze: 'Камікадзэ' },
  sentences: {
    queen: ({ board, to }) =>
      `На дошцы ${letterOf(board)} узяты ферзь: цяпер яго могуць паставіць ${BE[to.side].toLowerCase()} на дошцы ${letterOf(to.board)}`,
    sits: ({ side, board, inCheck, waitsFor }) => {
      const why = inCheck
        ? `${BE_TO[side]} на дошцы ${letterOf(board)} шах, і абараніцца няма чым`
        : `${BE_TO[side]} на дошцы ${letterOf(board)} няма чым хадзіць`;
      if (waitsFor.length === 0) return `${why}: адной фігуры ад партнёра мала`;
      const what =
        waitsFor.length === ALL_KINDS
          ? 'якую-небудзь фігуру'
          : joined(
              waitsFor.map((kind) => BE_KINDS[kind] ?? kind),
              'або',
            );
      return `${why}: завіслі, пакуль партнёр не дасць ${what}`;
    },
    waits: ({ side, board }) =>
      `У ${BE_OF[side]} на дошцы ${letterOf(board)} пасля любога ходу мат: гадзіннік ідзе, выручыць можа партнёр`,
    kamikaze: (moment) => {
      const partner = partnerOf(moment);
      return `${BE[moment.side]} могуць атрымаць мат на дошцы ${letterOf(moment.board)}, каб партнёр паставіў мат на дошцы ${letterOf(partner.board)}`;
    },
  },
  mate: ': не выратавала б ніякая фігура ад партнёра',
  match: 'Лік матча',
};

const WORDS: Readonly<Record<AirLanguage, MomentWords>> = { en, ru, be };

/** One or two words: "Завис", "Мат". */
export const momentTitle = (moment: Moment, language: AirLanguage): string =>
  moment.kind === 'over'
    ? capitalised(endName(moment.end.reason, language))
    : moment.kind === 'correction'
      ? correctedTitle(language)
      : WORDS[language].titles[moment.kind];

/** What happened, for somebody who has just switched on; no full stop. */
export const momentSentence = (moment: Exclude<Moment, { kind: 'over' }>, language: AirLanguage): string => {
  const { sentences } = WORDS[language];
  switch (moment.kind) {
    case 'correction':
      return correctedText(moment.corrected, letterOf, '', language);
    case 'queen':
      return sentences.queen(moment);
    case 'sits':
      return sentences.sits(moment);
    case 'waits':
      return sentences.waits(moment);
    case 'kamikaze':
      return sentences.kamikaze(moment);
  }
};

/** Who won, by the names of the teams. */
export const outcomeText = (
  { result }: End,
  teams: Readonly<Record<Side, { readonly name: string }>>,
  language: AirLanguage,
): string => {
  const words = wordsOf(language);
  if (result === null) return words.aborted;
  return result === 'draw' ? words.drawn : words.wonBy(teams[result].name);
};

/** Why both boards ended, and how the match stands where it has several games. */
export const endText = (end: End, match: ScoreView['match'], language: AirLanguage): string => {
  const words = WORDS[language];
  const why = `${reasonText(end, language)}${end.reason === 'mate' ? words.mate : ''}`;
  return match === null ? why : `${why}. ${words.match} ${formatHalves(match.white)}:${formatHalves(match.black)}`;
};
