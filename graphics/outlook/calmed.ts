import type { OutlookView } from 'chess-match/client';
import type { Graphic } from '../air/graphic';
import type { NameOn } from '../air/parts';
import { calmOutlook } from './calm';

/** What is drawn of an outlook, whatever else. */
interface OfOutlook {
  readonly outlook: OutlookView;
}

/** A graphic is drawn from what is told of an outlook, never from what the engine says just now. */
export const calmed = <G extends 'outlook' | 'graph', N extends NameOn<G>>(own: Graphic<G, N>): Graphic<G, N> => ({
  ...own,
  begin: (language) => {
    const draw = own.begin(language);
    let match: string | null = null;
    let told: OutlookView | null = null;
    return (current, isSet) => {
      const { matchId } = current.match;
      if (match !== matchId) told = null;
      match = matchId;
      told = calmOutlook(told, (current as unknown as OfOutlook).outlook);
      return draw({ ...current, outlook: told }, isSet);
    };
  },
});
