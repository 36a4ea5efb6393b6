import { useEffect, useState } from 'react';
import { placeIn, searchOf, type Place } from './place';

export type GoTo = (place: Place) => void;

/**
 * Where the viewer is. The address always says it, so that it can be sent to somebody; a step is no page to come back
 * to.
 */
export const usePlace = (): readonly [Place, GoTo] => {
  const [place, setPlace] = useState(() => placeIn(location.search));
  useEffect(() => {
    const read = (): void => setPlace(placeIn(location.search));
    globalThis.addEventListener('popstate', read);
    return () => globalThis.removeEventListener('popstate', read);
  }, []);
  return [
    place,
    (next) => {
      const address = location.pathname + searchOf(next, location.search) + location.hash;
      // From the live match to its past, and from the list to a match, there is a way back.
      if ((next.match !== null && place.match === null) || (next.isList && !place.isList))
        history.pushState(null, '', address);
      else history.replaceState(null, '', address);
      setPlace(next);
    },
  ];
};
