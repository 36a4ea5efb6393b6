import { currentStep, type StudyRules } from 'chess-match/explore';
import type { TableAct, TableView } from 'chess-match/contract/venue';
import type { Ground, Reading } from './judge';
import { differences, type Pieces } from './wood';

/** The position that is looked at on a work table, as the rules write it; null where its board has none. */
export const tableFen = ({ study, liveFen }: TableView): string | null =>
  study === null ? liveFen : currentStep(study.study).fen;

export const tableGround = (fen: string, rules: StudyRules): Ground => {
  const { pieces, toMove } = rules.board(fen);
  return { path: [], pieces, toMove, moves: rules.moves(fen) };
};

const isAt = (rules: StudyRules, fen: string, pieces: Pieces): boolean =>
  differences(rules.board(fen).pieces, pieces).length === 0;

/** A position that was tried before, the nearest first: the one before, then the newest. */
const stepBack = (rules: StudyRules, { study }: TableView, pieces: Pieces): TableAct | null => {
  if (study === null) return null;
  const { parent } = currentStep(study.study);
  const there = study.study.steps.filter(({ fen }) => isAt(rules, fen, pieces));
  const step = there.find(({ id }) => id === parent) ?? there.at(-1);
  return step === undefined ? null : { type: 'go', study: study.id, step: step.id };
};

/**
 * What a hand at the wooden board of a work table did: a move, back to a position tried before, or, once the board has
 * lain still, a position set up.
 * @param isSetUp whether it has lain still long enough to be one
 */
export const tableAct = (
  rules: StudyRules,
  view: TableView,
  ground: Ground,
  reading: Reading,
  pieces: Pieces,
  isSetUp: boolean,
): TableAct | null => {
  if (reading.kind === 'alike') return null;
  if (reading.kind === 'move') {
    const { study } = view;
    return { type: 'move', study: study?.id ?? null, step: study?.study.current ?? 0, san: reading.san };
  }
  const back = stepBack(rules, view, pieces);
  if (back !== null) return back;
  if (view.study !== null && view.liveFen !== null && isAt(rules, view.liveFen, pieces))
    return { type: 'follow', board: view.board };
  return reading.kind === 'differs' && isSetUp && view.mayArrange
    ? { type: 'arrange', pieces, toMove: ground.toMove }
    : null;
};
