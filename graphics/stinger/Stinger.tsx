import { useRef, type CSSProperties } from 'react';
import { useDirector } from '../motion/useDirector';
import { Badge } from '../shared/Badge';
import { hallOrder } from '../shared/hallOrder';
import type { OverlayProps } from '../shared/overlay';
import { isPreviewAsked } from '../shared/query';
import { Stage } from '../shared/Stage';
import { branchTheme } from '../shared/theme';
import { machineOf, uncovered, type StingerStep } from './plan';
import { buildStinger } from './timeline';
import { useCover } from './useCover';
import { isLoopAsked, useLaps } from './useLaps';
import './stinger.css';

const { search } = location;
export const MACHINE = machineOf(search);
const BOARDS = hallOrder([1, 2, 3, 4, 5]);

/** A wipe by five bands in the branch colours. Nothing is to be seen but while it runs; a preview shows the covered frame. */
export const Stinger = ({ current, motion }: OverlayProps<'stinger', 'show' | 'obsMachines', StingerStep>) => {
  const stage = useRef<HTMLDivElement>(null);
  const laps = useLaps(isLoopAsked(search));
  const isPlaying = laps > 0 || motion.steps.length > 0;
  const covers = motion.steps[0]?.covers ?? null;
  const { keep, held } = useCover(MACHINE, covers, uncovered(current.obsMachines, MACHINE));
  const build = (element: HTMLElement) => {
    const [lanes, emblem] = [element.querySelectorAll('.stinger-lane'), element.querySelector('.stinger-emblem')];
    return keep(buildStinger([...lanes], emblem, covers === null ? null : held));
  };
  useDirector(stage, motion.id + laps, isPlaying ? build : null);
  const ghost = isPreviewAsked(search) ? '' : ' ghost';
  return (
    <Stage name="stinger" version={current.match.version} ref={stage}>
      {BOARDS.map((board) => (
        <div
          key={board}
          className={`stinger-lane${ghost}`}
          style={{ '--branch': branchTheme(board).colour } as CSSProperties}
        />
      ))}
      <div className={`stinger-emblem${ghost}`}>
        {BOARDS.map((board) => (
          <Badge key={board} board={board} size={96} />
        ))}
      </div>
    </Stage>
  );
};
