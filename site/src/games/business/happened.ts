import { turnText, type AirLanguage } from 'chess-match/client/drawing';
import { splitLine } from 'chess-match/games/business';
import type { HomeContent, HomeCorrection } from 'chess-match/contract/viewers';
import {
  factSentence,
  factsOf,
  latestFacts,
  type Fact,
  type FactPicture,
} from '../../../../graphics/games/business/facts';
import { movesText, whenOf, type Happened } from '../../words/happened';
import { wordsOf } from './words';

/** What no document tells, as the sentences here do not: the number of a correction, and the moves. */
const corrected = ({ moves, ...correction }: HomeCorrection): FactPicture['match']['correction'] => ({
  ...correction,
  seq: 1,
  moves: moves.map(({ board }) => ({ board, before: null, after: null })),
});

/** Settings stay in the house: what a sentence would need them for is said without. */
const pictureOf = ({ match, score, course, play }: HomeContent): FactPicture => ({
  match: { ...match, settings: {}, correction: match.correction && corrected(match.correction) },
  score,
  course,
  play,
});

const sentence = (fact: Fact, language: AirLanguage): string =>
  fact.kind === 'veto' ? wordsOf(language).vetoed[fact.side] : factSentence(fact, language);

const KEY_CHANGES: readonly Fact['kind'][] = ['fork', 'pass', 'selection', 'end'];

/** A turn in which nothing changed hands: its moves, and a draw that was offered. */
const quietText = (turn: HomeContent['turns'][number], language: AirLanguage): string => {
  const { offered } = wordsOf(language);
  const offers = splitLine(turn.line).flatMap(({ kind, board }) =>
    kind === 'offer' && board !== null ? [offered(board)] : [],
  );
  return [movesText(turn, language), ...offers].filter(Boolean).join(' · ');
};

/** The last turn, then the last change of what boards are worth, where it was earlier. */
export const happened = (content: HomeContent, language: AirLanguage): readonly Happened[] => {
  const last = content.turns.at(-1);
  if (last === undefined) return [];
  const picture = pictureOf(content);
  const now = latestFacts(picture).map((fact) => sentence(fact, language));
  const before = factsOf(picture).findLast((fact) => KEY_CHANGES.includes(fact.kind));
  const isEarlier = before !== undefined && 'turn' in before && before.ply < last.ply;
  return [
    { when: whenOf(last, language), text: now.length > 0 ? `${now.join('. ')}.` : quietText(last, language) },
    ...(isEarlier
      ? [{ when: wordsOf(language).before(turnText(before.turn)), text: `${sentence(before, language)}.` }]
      : []),
  ];
};
