import { endText, type AirLanguage, type Side } from 'chess-match/client';
import { capitalised } from 'chess-match/client/view';
import type { Entry, Outcome } from './story';

const loserOf = ({ white, black, side }: Entry): Side => {
  if (white === black) return side;
  return white > black ? 'black' : 'white';
};

const RU_SIDE: Readonly<Record<Side, string>> = { white: 'Белые', black: 'Чёрные' };
const RU_OF: Readonly<Record<Side, string>> = { white: 'белых', black: 'чёрных' };
const EN_SIDE: Readonly<Record<Side, string>> = { white: 'White', black: 'Black' };
const BE_SIDE: Readonly<Record<Side, string>> = { white: 'Белыя', black: 'Чорныя' };
const BE_OF: Readonly<Record<Side, string>> = { white: 'белых', black: 'чорных' };

const entryRu = (entry: Entry): string => {
  const { kind, white, black } = entry;
  const loser = loserOf(entry);
  const isShared = white === black;
  switch (kind) {
    case 'selection':
      return `${RU_SIDE[loser]} отдали доску, сохранив фишки`;
    case 'resignation':
      return `${RU_SIDE[loser]} сдали доску`;
    case 'mate':
      return `${RU_SIDE[loser]} получили мат`;
    case 'draw':
      return 'Ничья по соглашению: очки пополам';
    case 'stalemate':
      return 'Пат: очки пополам';
    case 'dead-position':
      return 'Выиграть нельзя: очки пополам';
    case 'repetition':
      return 'Повторение позиции: очки пополам';
    case 'fifty':
    case 'seventy-five':
      return `${kind === 'fifty' ? 50 : 75} тихих ходов: очки пополам`;
    case 'flag':
      return isShared ? 'Время вышло, мата не дать: очки пополам' : `У ${RU_OF[loser]} кончилось время`;
    default:
      return capitalised(endText(kind, 'ru'));
  }
};

const entryEn = (entry: Entry): string => {
  const { kind, white, black } = entry;
  const loser = loserOf(entry);
  const isShared = white === black;
  switch (kind) {
    case 'selection':
      return `${EN_SIDE[loser]} gave it up, keeping the chips`;
    case 'resignation':
      return `${EN_SIDE[loser]} resigned the board`;
    case 'mate':
      return `${EN_SIDE[loser]} was checkmated`;
    case 'draw':
      return 'Draw agreed: points shared';
    case 'stalemate':
      return 'Stalemate: points shared';
    case 'dead-position':
      return 'Nobody can win: points shared';
    case 'repetition':
      return 'Position repeated: points shared';
    case 'fifty':
    case 'seventy-five':
      return `${kind === 'fifty' ? 50 : 75} quiet moves: points shared`;
    case 'flag':
      return isShared ? 'Time ran out, no mate: points shared' : `${EN_SIDE[loser]} ran out of time`;
    default:
      return capitalised(endText(kind, 'en'));
  }
};

const entryBe = (entry: Entry): string => {
  const { kind, white, black } = entry;
  const loser = loserOf(entry);
  const isShared = white === black;
  switch (kind) {
    case 'selection':
      return `${BE_SIDE[loser]} аддалі дошку, захаваўшы фішкі`;
    case 'resignation':
      return `${BE_SIDE[loser]} здалі дошку`;
    case 'mate':
      return `${BE_SIDE[loser]} атрымалі мат`;
    case 'draw':
      return 'Нічыя па згодзе: ачкі папалам';
    case 'stalemate':
      return 'Пат: ачкі папалам';
    case 'dead-position':
      return 'Выйграць нельга: ачкі папалам';
    case 'repetition':
      return 'Паўтарэнне пазіцыі: ачкі папалам';
    case 'fifty':
    case 'seventy-five':
      return `${kind === 'fifty' ? 50 : 75} ціхіх хадоў: ачкі папалам`;
    case 'flag':
      return isShared ? 'Час выйшаў, мата не даць: ачкі папалам' : `У ${BE_OF[loser]} скончыўся час`;
    default:
      return capitalised(endText(kind, 'be'));
  }
};

/** The result graphic's own words. */
const en = {
  outcome: { white: 'White wins', black: 'Black wins', draw: 'Draw' } satisfies Record<Exclude<Outcome, null>, string>,
  soFar: 'Score so far',
  /** After how many moves, where the game goes on. */
  after: (turn: string) => `before move ${turn}`,
  winner: 'Winner',
  story: 'How the score came about',
  folded: (count: number) => `+${count} … before that`,
  match: 'Match score',
  atStake: 'Still on the boards',
  nothing: 'No board has ended yet: every point is still to be won.',
  /** What happened on the board, in a few words. */
  entry: entryEn,
};

export type ResultWords = typeof en;

const ru: ResultWords = {
  outcome: { white: 'Победа белых', black: 'Победа чёрных', draw: 'Ничья' },
  soFar: 'Счёт партии',
  after: (turn) => `перед ходом ${turn}`,
  winner: 'Победа',
  story: 'Как складывался счёт',
  folded: (count) => `+${count} … до этого`,
  match: 'Счёт матча',
  atStake: 'На досках ещё',
  nothing: 'Ни одна доска ещё не закончена: все очки впереди.',
  entry: entryRu,
};

const be: ResultWords = {
  outcome: { white: 'Перамога белых', black: 'Перамога чорных', draw: 'Нічыя' },
  soFar: 'Лік партыі',
  after: (turn) => `перад ходам ${turn}`,
  winner: 'Перамога',
  story: 'Як складваўся лік',
  folded: (count) => `+${count} … да гэтага`,
  match: 'Лік матча',
  atStake: 'На дошках яшчэ',
  nothing: 'Ніводная дошка яшчэ не скончана: усе ачкі наперадзе.',
  entry: entryBe,
};

const WORDS: Readonly<Record<AirLanguage, ResultWords>> = { en, ru, be };

export const resultWords = (language: AirLanguage): ResultWords => WORDS[language];
