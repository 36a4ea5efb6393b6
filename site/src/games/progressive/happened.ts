import { sanIn, type AirLanguage } from 'chess-match/client/drawing';
import type { HomeContent } from 'chess-match/contract/viewers';
import { playOf, seriesText } from 'chess-match/games/progressive';
import type { Happened } from '../../words/happened';
import { wordsOf } from './words';

type Turn = HomeContent['turns'][number];

/** "1 e4 · 2 Кf3": the moves of a series with their numbers; the only one of a series has none. */
export const stepsText = ({ moves }: Pick<Turn, 'moves'>, language: AirLanguage): string =>
  moves.map(({ san }, index) => `${moves.length > 1 ? `${index + 1}\u00a0` : ''}${sanIn(san, language)}`).join(' · ');

const numberOf = ({ turn }: Turn): number => Number.parseInt(turn, 10);

/** P9 who could have moved still, by the squares where they stand. */
const waiting = (content: HomeContent, language: AirLanguage): readonly Happened[] => {
  const squares = playOf(content)?.last?.pieces?.waiting ?? [];
  const words = wordsOf(language);
  return squares.length === 0 ? [] : [{ when: words.now, text: words.waiting([...squares].sort().join(', ')) }];
};

/** The last series and what it brought, the one before, and in English chess who was still to move. */
export const happened = (content: HomeContent, language: AirLanguage): readonly Happened[] => {
  const words = wordsOf(language);
  const last = playOf(content)?.last ?? null;
  const latest = content.turns.slice(-2).toReversed();
  const items = latest.map((turn): Happened => {
    const isLast = last !== null && numberOf(turn) === last.turn;
    const moves = stepsText(turn, language);
    return {
      when: words.seriesOf(numberOf(turn), turn.side),
      text: isLast ? `${seriesText(last, language)}. ${moves}` : moves,
    };
  });
  return [...items.slice(0, 1), ...waiting(content, language), ...items.slice(1)];
};
