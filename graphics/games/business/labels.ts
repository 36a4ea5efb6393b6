import type { AirLanguage, Side } from 'chess-match/client';

/** The overlays' own few words; names of results and refusals are the client's texts. */
export interface Labels {
  readonly move: string;
  readonly toMove: Readonly<Record<Side, string>>;
  readonly final: string;
  /** The arbiters' table, where chips of ended boards lie. */
  readonly chipsOut: string;
  readonly veto: string;
  /** Before the score of both games of a return match. */
  readonly matchScore: string;
  /** The mark the rules teach for a confirmed control board. */
  readonly controlBoard: string;
  readonly drawOffer: string;
  /** Before what every board pays who wins on it. */
  readonly pays: string;
}

const LABELS: Readonly<Record<AirLanguage, Labels>> = {
  ru: {
    move: 'Ход',
    toMove: { white: 'Ход белых', black: 'Ход чёрных' },
    final: 'Партия окончена',
    chipsOut: 'Стол',
    veto: 'Вето',
    matchScore: 'Матч',
    controlBoard: 'К',
    drawOffer: 'Ничья?',
    pays: 'Очки за победу',
  },
  en: {
    move: 'Move',
    toMove: { white: 'White to move', black: 'Black to move' },
    final: 'Game over',
    chipsOut: 'Table',
    veto: 'Veto',
    matchScore: 'Match',
    controlBoard: 'C',
    drawOffer: 'Draw?',
    pays: 'Points for a win',
  },
  be: {
    move: 'Ход',
    toMove: { white: 'Ход белых', black: 'Ход чорных' },
    final: 'Партыя скончана',
    chipsOut: 'Стол',
    veto: 'Вета',
    matchScore: 'Матч',
    controlBoard: 'К',
    drawOffer: 'Нічыя?',
    pays: 'Ачкі за перамогу',
  },
};

export const labelsOf = (language: AirLanguage): Labels => LABELS[language];
