import type { Language } from 'chess-match/client';
import { countedText } from 'chess-match/client/view';

const en = {
  claim: 'Quiet series',
  quiet: (turns: number, of: number) =>
    `${countedText(turns, { one: 'series', few: 'series', many: 'series' }, 'en')} in a row without a capture or a pawn’s move; ${of} are a draw.`,
  atOnce: 'It is a draw by itself, as agreed.',
  byWord: 'It is a draw where the arbiter accepts the claim: no mate could be forced.',
  accept: 'Accept the claim',
  refuse: 'Refuse the claim',
};

type ClaimTexts = typeof en;

const ru: ClaimTexts = {
  claim: 'Тихие серии',
  quiet: (turns, of) =>
    `${countedText(turns, { one: 'серия', few: 'серии', many: 'серий' }, 'ru')} подряд без взятия и хода пешкой; ничья — ${of}.`,
  atOnce: 'Ничья наступает сама, как условились.',
  byWord: 'Ничья — если арбитр примет требование: мата не форсировать.',
  accept: 'Принять требование',
  refuse: 'Отклонить требование',
};

export const CLAIM_TEXTS: Readonly<Record<Language, ClaimTexts>> = { en, ru };
