import { shiftText, type AirLanguage } from 'chess-match/client';
import { capitalised, nounFor, POINTS, turnText } from 'chess-match/client/view';
import { figure } from '../outlook/words';
import type { Turning } from './chosen';

interface TurningWords {
  readonly title: string;
  readonly nothing: string;
  readonly before: string;
  readonly after: string;
  readonly turnOf: Readonly<Record<Turning['side'], string>>;
  readonly board: (board: number, points: string) => string;
}

const WORDS: Readonly<Record<AirLanguage, TurningWords>> = {
  en: {
    title: 'Turning point, by engine',
    nothing: 'No turn has turned the match yet',
    before: 'before',
    after: 'after',
    turnOf: { white: 'White', black: 'Black' },
    board: (board, points) => `Board ${board}: ${points} at stake`,
  },
  ru: {
    title: 'Перелом по оценке движка',
    nothing: 'Перелома в матче пока не было',
    before: 'до хода',
    after: 'после',
    turnOf: { white: 'белые', black: 'чёрные' },
    board: (board, points) => `Доска ${board}: на кону ${points}`,
  },
  be: {
    title: 'Пералом паводле рухавіка',
    nothing: 'Пералому ў матчы пакуль не было',
    before: 'да ходу',
    after: 'пасля',
    turnOf: { white: 'белыя', black: 'чорныя' },
    board: (board, points) => `Дошка ${board}: на коне ${points}`,
  },
};

export const turningWords = (language: AirLanguage): TurningWords => WORDS[language];

/** "18… Black". */
export const turnOf = ({ turn, side }: Turning, language: AirLanguage): string =>
  `${turnText(turn)} ${WORDS[language].turnOf[side]}`;

/** What changed in the turn: on a board, or what was shifted. */
export const changeOf = ({ board, points, shift }: Turning, language: AirLanguage): string => {
  if (shift !== null) return capitalised(shiftText(shift, language));
  const counted = `${figure(points)} ${nounFor(points, POINTS[language], language)}`;
  return board === null ? '' : WORDS[language].board(board, counted);
};

const leadOf = ({ white, black }: Turning['before']): number => white - black;

/** What it brought whoever gained by it: half of what the lead changed by, as the other side lost as much. */
export const costOf = ({ before, after }: Turning): string =>
  `+${figure(Math.abs(leadOf(after) - leadOf(before)) / 2)}`;
