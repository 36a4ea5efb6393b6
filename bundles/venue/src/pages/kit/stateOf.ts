import { formatHalves, endText } from 'chess-match/client/drawing';
import type { VenueViews } from 'chess-match/contract/venue';
import type { DisplayProps, GameInHall } from './display';
import type { Prepared } from './prepared';

/** Whose move it is and whether a draw is offered, how it ended, or that it is only being prepared. */
export const stateOf = (
  view: Pick<VenueViews['boards']['boards'][number], 'board' | 'status' | 'toMove' | 'result'>,
  prepared: Prepared | null,
  {
    views,
    texts,
    language,
    own,
  }: Pick<DisplayProps, 'views' | 'texts' | 'language'> & {
    readonly own: Pick<GameInHall, 'isDrawOffered' | 'toMoveNote'>;
  },
): string => {
  if (prepared !== null) return texts.prepared;
  if (view.status === 'empty') return texts.boardIsFree;
  const { result } = view;
  if (view.status === 'ended') {
    if (result === null) return texts.ended;
    // A narrow board breaks the line before the points, never within them.
    const points = `${formatHalves(result.white)}\u00a0:\u00a0${formatHalves(result.black)}`;
    // A board that pays nothing of its own ends with the match, perhaps by what happened on another one.
    return result.badges.length > 0 ? `${endText(result.kind, language)} · ${points}` : points;
  }
  const move = view.toMove === null ? '' : texts.toMove[view.toMove];
  const offered = own.isDrawOffered(view, views) ? texts.drawOffered : '';
  return [move, own.toMoveNote(views, language), offered].filter(Boolean).join(' · ');
};
