import { useRef, useState, type ReactNode } from 'react';
import { bringIn, takeOut } from '../../motion/air';
import { useSequencer } from '../../motion/useSequencer';
import css from './givesWay.module.css';

interface GivesWayProps {
  readonly isAway: boolean;
  readonly children: ReactNode;
}

/** What goes out for as long as it is away, and comes back. */
export const GivesWay = ({ isAway, children }: GivesWayProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState({ isAway, turn: 0 });
  if (phase.isAway !== isAway) setPhase({ isAway, turn: phase.turn + 1 });
  const move = phase.isAway ? takeOut : bringIn;
  useSequencer(box, phase.turn, phase.turn === 0 ? null : (element) => move([element]));
  return (
    <div ref={box} className={isAway ? css.isAway : undefined} data-gives-way>
      {children}
    </div>
  );
};
