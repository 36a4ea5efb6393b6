import { useMemo, useState } from 'react';
import { useTruth, useViewer } from '../feed/useViewer';
import type { Place } from '../past/place';
import type { ElementOptions } from './options';
import { pageHouse } from './pageHouse';
import { Shown } from './Shown';
import { Sign } from './Sign';
import { ELEMENT_WORDS } from './words';

interface LiveProps {
  readonly options: ElementOptions;
  /** Of the page of viewers. */
  readonly address: string;
  readonly begin: Place;
}

/** What is live at a page of viewers: it is followed, and what comes later is drawn in its place. */
export const Live = ({ options, address, begin }: LiveProps) => {
  const words = ELEMENT_WORDS[options.language];
  const [isRight, tell] = useState(true);
  const house = useMemo(() => pageHouse(address, tell), [address]);
  const { heard, document, isOutdated } = useViewer('all', house);
  const truth = useTruth(heard);
  if (isOutdated) return <Sign title={words.wrong} help={words.newer} />;
  if (!isRight && document === null) return <Sign title={words.wrong} help={words.noMatchAt(address)} />;
  if (begin.match !== null && document !== null && document.match.matchId !== begin.match)
    return <Sign title={words.wrong} help={words.noMatchAt(`${address}?match=${begin.match}`)} />;
  return <Shown {...{ options, house, begin, document, heard, truth }} />;
};
