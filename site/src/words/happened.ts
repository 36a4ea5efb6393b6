import { boardName, sanIn, splitLine, turnText, type Language } from 'chess-match/client/drawing';
import type { HomeContent, HomeCorrection } from 'chess-match/contract/viewers';
import {
  factSentence,
  factsOf,
  latestFacts,
  type Fact,
  type FactPicture,
} from '../../../graphics/games/business/facts';
import { wordsOf } from '.';

/** Something that happened: when, and in a sentence what. */
export interface Happened {
  readonly when: string;
  readonly text: string;
}

/** What no document tells, as the sentences here do not: the number of a correction, and the moves. */
const corrected = ({ moves, ...correction }: HomeCorrection): FactPicture['match']['correction'] => ({
  ...{ ...correction, seq: 1 },
  moves: moves.map(({ board }) => ({ board, before: null, after: null })),
});

/** Settings stay in the house: what a sentence would need them for is said without. */
const pictureOf = ({ match, score, tree }: HomeContent): FactPicture => ({
  match: { ...match, settings: {}, correction: match.correction && corrected(match.correction) },
  score,
  tree,
});

const sentence = (fact: Fact, language: Language): string =>
  fact.kind === 'veto' ? wordsOf(language).vetoed[fact.side] : factSentence(fact, language);

const KEY_CHANGES: readonly Fact['kind'][] = ['fork', 'pass', 'selection', 'end'];

/** A turn in which nothing changed hands: its moves by board, and a draw that was offered. */
const movesText = ({ moves, line }: HomeContent['turns'][number], language: Language): string => {
  const { offered } = wordsOf(language);
  const offers = splitLine(line).flatMap(({ kind, board }) =>
    kind === 'offer' && board !== null ? [offered(board)] : [],
  );
  return [...moves.map(({ board, san }) => `${board}: ${sanIn(san, language)}`), ...offers].join(' · ');
};

/** Who can do nothing before the partner helps: that makes the other board urgent. */
const sitting = ({ match, play }: HomeContent, language: Language): readonly Happened[] => {
  if (play.game !== 'swedish' || play.end !== null) return [];
  const words = wordsOf(language);
  return play.boards.flatMap(({ board, sitting: found }) =>
    found === null ? [] : [{ when: words.now, text: words.sits(boardName(match, board), found.side) }],
  );
};

/** Boards that do not wait for each other: the last move on each, the newest first. */
const apart = (content: HomeContent, language: Language): readonly Happened[] => {
  const { match, turns } = content;
  const words = wordsOf(language);
  const boards = [...new Set(turns.toReversed().flatMap(({ moves }) => moves.map(({ board }) => board)))];
  const last = boards.flatMap((board) => {
    const turn = turns.findLast(({ moves }) => moves.some((move) => move.board === board));
    const move = turn?.moves.find((made) => made.board === board);
    if (turn === undefined || move === undefined) return [];
    const text = words.moveOn(boardName(match, board), turn.side, sanIn(move.san, language));
    return [{ when: words.moveNumber(Number.parseInt(turn.turn, 10)), text }];
  });
  return [...sitting(content, language), ...last];
};

/** What happened last, the newest first; then the last change of what boards are worth, where it was earlier. Empty before the first turn. */
export const happened = (content: HomeContent, language: Language): readonly Happened[] => {
  if (content.match.threads.length > 1) return apart(content, language);
  const words = wordsOf(language);
  const last = content.turns.at(-1);
  if (last === undefined) return [];
  const picture = pictureOf(content);
  const when = words.turnOf(turnText(last.turn), last.side);
  const now = latestFacts(picture).map((fact) => sentence(fact, language));
  const before = factsOf(picture).findLast((fact) => KEY_CHANGES.includes(fact.kind));
  const isEarlier = before !== undefined && 'turn' in before && before.ply < last.ply;
  return [
    { when, text: now.length > 0 ? `${now.join('. ')}.` : movesText(last, language) },
    ...(isEarlier ? [{ when: words.before(turnText(before.turn)), text: `${sentence(before, language)}.` }] : []),
  ];
};
