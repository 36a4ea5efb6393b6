import { useRef, useState, type ReactNode } from 'react';
import { bringIn, takeOut } from '../motion/air';
import { useSequencer } from '../motion/useSequencer';
import css from './mics.module.css';

interface SpeakerTagProps {
  /** Distance from the left edge of the corner, pixels. */
  readonly left: number;
  readonly isLeaving: boolean;
  /** False: it stands as it is, without coming in or going out. */
  readonly isMoved: boolean;
  readonly children: ReactNode;
}

/** One tag; it comes and goes by itself, so that no tag's motion is cut short by another's. */
export const SpeakerTag = ({ left, isLeaving, isMoved, children }: SpeakerTagProps) => {
  const tag = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState({ isLeaving, turn: 0 });
  if (phase.isLeaving !== isLeaving) setPhase({ isLeaving, turn: phase.turn + 1 });
  useSequencer(
    tag,
    phase.turn,
    isMoved ? (element) => (phase.isLeaving ? takeOut([element]) : bringIn([element])) : null,
  );
  return (
    <div ref={tag} className={css.tag} data-ghost={phase.isLeaving || undefined} style={{ left }} data-role="mic-tag">
      {children}
    </div>
  );
};
