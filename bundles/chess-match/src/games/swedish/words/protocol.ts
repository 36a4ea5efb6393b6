import type { ProtocolWords } from '../../common/protocolWords';
import { formatSpan } from '../../../view/timeText';

/** What naming a move cost: a word where it was no time. */
const costIn =
  (words: Readonly<Record<string, string>>) =>
  (cost: string): string =>
    words[cost] ?? `−${formatSpan(Number(cost))}`;

/** What concerns boards that are played apart, and reserves. */
export const PROTOCOL_WORDS: ProtocolWords<'moveDemanded' | 'moveNamed' | 'reserve'> = {
  en: {
    kinds: {
      moveDemanded: 'Next move demanded on this board',
      moveNamed: 'A move was named to the partner',
      reserve: 'Reserve corrected',
    },
    phrases: { moveNamed: costIn({ warning: 'warning', game: 'the game' }) },
  },
  ru: {
    kinds: {
      moveDemanded: 'Следующий ход потребован на этой доске',
      moveNamed: 'Партнёру назван ход',
      reserve: 'Исправлен запас',
    },
    phrases: { moveNamed: costIn({ warning: 'замечание', game: 'поражение' }) },
  },
};
