import { courseOf } from 'chess-match/games/business';
import { useMemo, useRef, type CSSProperties } from 'react';
import { buildAir } from '../../../motion/air';
import { useSequencer } from '../../../motion/useSequencer';
import { drawnOf, type AirStep } from '../../../air/air';
import { AirLayer } from '../../../air/AirLayer';
import { GraphicRoot } from '../../../air/GraphicRoot';
import type { OverlayProps } from '../../../air/parts';
import { ZONES } from '../../../air/theme';
import { at } from '../tree/at';
import { Drawing } from '../tree/Drawing';
import { layoutTree } from '../tree/layout/layoutTree';
import type { TreeStep } from '../tree/planTree';
import { buildTimeline } from '../tree/timeline';
import { stripOf } from './canvas';
import look from '../../../air/look.module.css';
import css from '../tree/tree.module.css';

/** Of one colour with the beds of lines and marks. */
const PLATE: CSSProperties = { position: 'absolute', background: 'var(--plate-solid)', ...at(ZONES.band) };

/** The branch tree as a band which can stay below the boards: the same drawing with less around it. */
export const TreeStrip = ({ current, motion, language }: OverlayProps<'tree-strip', 'course', AirStep | TreeStep>) => {
  const root = useRef<HTMLDivElement>(null);
  const drawn = drawnOf(current, motion.before);
  const picture = drawn?.picture ?? current;
  const { match } = picture;
  const tree = courseOf(picture);
  const layout = useMemo(() => layoutTree(tree, stripOf(language)), [tree, language]);
  const { before, steps } = motion;
  const layoutBefore = useMemo(() => before && layoutTree(courseOf(before), stripOf(language)), [before, language]);
  useSequencer(
    root,
    motion.id,
    layoutBefore &&
      ((element) => buildAir(element, steps, (inside) => buildTimeline(element, layoutBefore, layout, inside))),
  );
  return (
    <GraphicRoot className={css.root} name="tree-strip" version={current.match.version} ref={root}>
      {drawn && match.status !== 'none' && (
        <AirLayer isGhost={drawn.isGhost}>
          <div className={look.plate} style={PLATE} />
          <Drawing layout={layout} before={layoutBefore} size="strip" now={null} />
        </AirLayer>
      )}
    </GraphicRoot>
  );
};
