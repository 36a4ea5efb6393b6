import { currentStep, NO_DRAWING, type StudyRules } from 'chess-match/client/explore';
import type { TableView } from 'chess-match/contract/venue';

/**
 * What of the study is shown: its position, what is drawn on it, and what can be done there without moving a piece.
 * `key` is another one for each position.
 */
export const shownOf = ({ study: open, liveFen }: TableView, rules: StudyRules) => {
  const step = open === null ? 0 : open.study.current;
  const fen = open === null ? liveFen : (currentStep(open.study).fen ?? liveFen);
  return {
    fen,
    acts: fen === null ? [] : (rules.acts?.(fen) ?? []),
    drawing: open?.notes[step] ?? NO_DRAWING,
    key: `${open?.id ?? ''}:${step}`,
  };
};
