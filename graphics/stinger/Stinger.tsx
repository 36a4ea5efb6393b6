import { hallOrder } from 'chess-match/client/view';
import { useRef, useState, type CSSProperties } from 'react';
import { useSequencer } from '../motion/useSequencer';
import { Badge } from '../air/Badge';
import type { OverlayProps } from '../air/parts';
import { isPreviewAsked } from '../air/query';
import { GraphicRoot } from '../air/GraphicRoot';
import { branchTheme } from '../air/theme';
import { instanceOf, playing, type StingerStep } from './plan';
import { buildStinger } from './timeline';
import { useCover } from './useCover';
import { isLoopAsked, useLaps } from './useLaps';
import css from './stinger.module.css';

const { search } = location;
export const INSTANCE = instanceOf(search);
const BOARDS = hallOrder([1, 2, 3, 4, 5]);

/**
 * A wipe by five bands in the branch colours. Nothing is to be seen but while it runs; a preview shows the covered
 * frame.
 */
export const Stinger = ({ current, motion }: OverlayProps<'stinger', 'air' | 'stingers', StingerStep>) => {
  const root = useRef<HTMLDivElement>(null);
  const laps = useLaps(isLoopAsked(search));
  const [last, setLast] = useState(motion);
  const played = playing(last, motion);
  if (played !== last) setLast(played);
  const isPlaying = laps > 0 || played.steps.length > 0;
  const covers = played.steps[0]?.covers ?? null;
  const { keep, held } = useCover(INSTANCE, covers, current.stingers[INSTANCE].uncovered);
  const build = (element: HTMLElement) => {
    const [lanes, emblem] = [
      element.querySelectorAll('[data-role="lane"]'),
      element.querySelector('[data-role="emblem"]'),
    ];
    return keep(buildStinger([...lanes], emblem, covers === null ? null : held));
  };
  useSequencer(root, played.id + laps, isPlaying ? build : null);
  const isGhost = !isPreviewAsked(search) || undefined;
  return (
    <GraphicRoot name="stinger" className={css.root} version={current.match.version} ref={root}>
      {BOARDS.map((board) => (
        <div
          key={board}
          className={css.lane}
          data-ghost={isGhost}
          data-role="lane"
          style={{ '--branch': branchTheme(board).colour } as CSSProperties}
        />
      ))}
      <div className={css.emblem} data-ghost={isGhost} data-role="emblem">
        {BOARDS.map((board) => (
          <Badge key={board} board={board} size={96} />
        ))}
      </div>
    </GraphicRoot>
  );
};
