import equal from 'fast-deep-equal';
import type { AnalysisContent, ShowView } from 'chess-match/client';
import type { CommentatorTexts } from '../texts/texts';

export type AirState = keyof CommentatorTexts['airState'];

const isOneOf = (content: AnalysisContent, proposed: readonly AnalysisContent[]): boolean =>
  proposed.some((other) => equal(content, other));

/**
 * Where the commentator's board stands. A proposal that the director looks at is his own cue from then on: that it is
 * the commentator's board, its content alone tells.
 * @param proposed what this commentator proposed
 */
export const airStateOf = (show: ShowView | undefined, proposed: readonly AnalysisContent[]): AirState => {
  if (show === undefined) return 'nothing';
  const { on, content, cue } = show.graphics.analysis;
  if (cue !== null && show.isProposed) return 'proposed';
  // A cue that takes the graphic off prepares no board.
  if (cue?.on === true) return isOneOf(cue.content, proposed) ? 'prepared' : 'director';
  if (!on) return 'nothing';
  return isOneOf(content, proposed) ? 'on-air' : 'other';
};
