import { useRef, type CSSProperties } from 'react';
import { useDirector } from '../motion/useDirector';
import { Badge } from '../shared/Badge';
import { hallOrder } from '../shared/hallOrder';
import type { OverlayProps } from '../shared/overlay';
import { isPreviewAsked } from '../shared/query';
import { Stage } from '../shared/Stage';
import { branchTheme } from '../shared/theme';
import type { StingerStep } from './plan';
import { buildStinger } from './timeline';
import { isLoopAsked, useLaps } from './useLaps';
import './stinger.css';

const { search } = location;
const BOARDS = hallOrder([1, 2, 3, 4, 5]);

const partsOf = (stage: HTMLElement) =>
  buildStinger([...stage.querySelectorAll('.stinger-lane')], stage.querySelector('.stinger-emblem'));

/** A wipe by five bands in the branch colours. Nothing is to be seen but while it runs; a preview shows the covered frame. */
export const Stinger = ({ current, motion }: OverlayProps<'stinger', 'show' | 'obsMachines', StingerStep>) => {
  const stage = useRef<HTMLDivElement>(null);
  const laps = useLaps(isLoopAsked(search));
  const isPlaying = laps > 0 || motion.steps.length > 0;
  useDirector(stage, motion.id + laps, isPlaying ? partsOf : null);
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
