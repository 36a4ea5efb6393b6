import { useCallback, useMemo } from 'react';
import { loadKept } from '../past/kept';
import type { Place } from '../past/place';
import { wordsOf } from '../words';
import { Live } from './Live';
import type { ElementOptions } from './options';
import { pageHouse } from './pageHouse';
import { Shown } from './Shown';
import { Sign } from './Sign';
import { useAsked } from './useAsked';

interface KeptProps {
  readonly options: ElementOptions;
  /** Of the page of viewers. */
  readonly address: string;
  readonly matchId: string;
  readonly begin: Place;
}

const nothing = (): void => undefined;

/** A match of a page of viewers that is over; where it is not yet, it is what is live there. */
export const Kept = ({ options, address, matchId, begin }: KeptProps) => {
  const words = wordsOf(options.language);
  const house = useMemo(() => pageHouse(address, nothing), [address]);
  const ask = useCallback((signal: AbortSignal) => loadKept(matchId, signal, house.ask), [matchId, house]);
  const asked = useAsked(ask);
  if (typeof asked === 'string') return <Sign title={asked === 'asked' ? words.connecting : words.lost} />;
  if (asked.is === null) return <Live {...{ options, address, begin }} />;
  return <Shown {...{ options, house, begin }} document={asked.is} />;
};
