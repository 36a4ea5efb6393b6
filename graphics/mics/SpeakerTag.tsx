import { useRef, useState, type ReactNode } from 'react';
import { bringIn, takeOut } from '../motion/air';
import { useDirector } from '../motion/useDirector';

interface SpeakerTagProps {
  /** Distance from the top of the column, pixels. */
  readonly top: number;
  readonly isLeaving: boolean;
  /** False: it stands as it is, without coming in or going out. */
  readonly isMoved: boolean;
  readonly children: ReactNode;
}

/** One tag; it comes and goes by itself, so that no tag's motion is cut short by another's. */
export const SpeakerTag = ({ top, isLeaving, isMoved, children }: SpeakerTagProps) => {
  const tag = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState({ isLeaving, turn: 0 });
  if (phase.isLeaving !== isLeaving) setPhase({ isLeaving, turn: phase.turn + 1 });
  useDirector(
    tag,
    phase.turn,
    isMoved ? (element) => (phase.isLeaving ? takeOut([element]) : bringIn([element])) : null,
  );
  return (
    <div ref={tag} className={phase.isLeaving ? 'mic-tag ghost' : 'mic-tag'} style={{ top }} data-role="mic-tag">
      {children}
    </div>
  );
};
