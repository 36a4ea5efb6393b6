import { formatHalves, kindText, type Language } from 'chess-match/client/drawing';
import type { VenueViews } from 'chess-match/contract/venue';
import type { VenueTexts } from '../texts';
import type { Prepared } from './prepared';

interface Words {
  readonly texts: VenueTexts;
  readonly language: Language;
}

/** Whose move it is, how it ended, or that it is only being prepared. */
export const stateOf = (
  view: Pick<VenueViews['board1'], 'status' | 'toMove' | 'result'>,
  prepared: Prepared | null,
  { texts, language }: Words,
): string => {
  if (prepared !== null) return texts.prepared;
  if (view.status === 'empty') return texts.boardIsFree;
  const { result } = view;
  if (view.status === 'ended')
    return result === null
      ? texts.ended
      : `${kindText(result.kind, language)} · ${formatHalves(result.white)} : ${formatHalves(result.black)}`;
  return view.toMove === null ? '' : texts.toMove[view.toMove];
};
