import type { OutlookView } from 'chess-match/client';
import type { Graphic } from '../air/graphic';
import type { NameOn } from '../air/parts';
import { calmOutlook, remembered } from './calm';

/** What is drawn of an outlook, whatever else. */
interface OfOutlook {
  readonly outlook: OutlookView;
}

/** A graphic is drawn from what is told of an outlook, never from what the engine says just now. */
export const calmed = <G extends 'outlook' | 'graph' | 'turning-point', N extends NameOn<G>>(
  own: Graphic<G, N>,
): Graphic<G, N> => ({
  ...own,
  begin: (language) => {
    const draw = own.begin(language);
    let match: string | null = null;
    let shown: OutlookView | null = null;
    /** The engine, or this page, has come back: what is not known of a turn may have been forgotten. */
    let isBack = false;
    return (current, isSet) => {
      const { matchId, ply } = current.match;
      if (match !== matchId) shown = null;
      match = matchId;
      const { outlook } = current as unknown as OfOutlook;
      isBack ||= isSet || outlook.engine.state !== 'working';
      isBack &&= outlook.course.length <= ply;
      shown = calmOutlook(shown, isBack && shown !== null ? remembered(shown, outlook, ply) : outlook);
      return draw({ ...current, outlook: shown }, isSet);
    };
  },
});
