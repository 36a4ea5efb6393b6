import type { GraphicId } from 'chess-match/client';
import { zoneOf } from 'chess-match/client/show';
import { useRef, useState } from 'react';
import { bringIn, takeOut } from '../motion/air';
import { useSequencer } from '../motion/useSequencer';
import { namesFor } from '../shared/byGame';
import type { NameOn, OverlayParts, OverlayProps } from '../shared/parts';
import { keyChange } from './parts';
import type { Seen } from './heard';
import { useVisit } from './useVisit';
import css from './givingWay.module.css';

/** A graphic of the band goes out for as long as an announcement is in it, and comes back. */
export const givingWay = <G extends GraphicId, N extends NameOn<G>, Step>(
  own: OverlayParts<G, N, Step>,
): OverlayParts<G, N, Step> => {
  const Own = own.Overlay;
  const GivingWay = (props: OverlayProps<G, N, Step>) => {
    const { current } = props;
    // What the announcements are made of is among the names below.
    const isVisited = useVisit(current as unknown as Seen);
    const isAway = isVisited && zoneOf(own.graphic, current.content) === 'band';
    const box = useRef<HTMLDivElement>(null);
    const [phase, setPhase] = useState({ isAway, turn: 0 });
    if (phase.isAway !== isAway) setPhase({ isAway, turn: phase.turn + 1 });
    const move = phase.isAway ? takeOut : bringIn;
    useSequencer(box, phase.turn, phase.turn === 0 ? null : (element) => move([element]));
    return (
      <div ref={box} className={isAway ? css.isAway : undefined} data-gives-way>
        <Own {...props} />
      </div>
    );
  };
  const names = [...new Set<NameOn<GraphicId>>([...own.names, ...namesFor(keyChange)])] as unknown as readonly N[];
  return { ...own, names, Overlay: GivingWay };
};
