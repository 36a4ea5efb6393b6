import { courseOf } from 'chess-match/games/business';
import { useMemo, useRef } from 'react';
import { drawnOf } from '../../../air/air';
import { AirLayer } from '../../../air/AirLayer';
import { GraphicRoot } from '../../../air/GraphicRoot';
import type { AirStep } from '../../../air/air';
import type { OverlayProps } from '../../../air/parts';
import { buildAir } from '../../../motion/air';
import { useSequencer } from '../../../motion/useSequencer';
import { at } from './at';
import { canvasOf, LEGEND_HEIGHT, PLATE, WHY_HEIGHT } from './canvas';
import { Drawing } from './Drawing';
import { Header } from './Header';
import { layoutTree } from './layout/layoutTree';
import { Legend } from './Legend';
import type { TreeStep } from './planTree';
import type { Source } from './sources';
import { buildTimeline } from './timeline';
import { wordsOf } from './words';
import { whyOf } from '../stakes/why';
import { whyText } from '../stakes/whyText';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import css from './tree.module.css';

const LEGEND_Y = PLATE.y + PLATE.height - LEGEND_HEIGHT - 4;

/** The branch tree of the game, growing from left to right. */
export const TreeOverlay = ({ current, motion, language }: OverlayProps<'tree', Source, AirStep | TreeStep>) => {
  const root = useRef<HTMLDivElement>(null);
  const drawn = drawnOf(current, motion.before);
  const picture = drawn?.picture ?? current;
  const { match, score } = picture;
  const tree = courseOf(picture);
  const layout = useMemo(() => layoutTree(tree, canvasOf(language)), [tree, language]);
  const { before, steps } = motion;
  const layoutBefore = useMemo(() => before && layoutTree(courseOf(before), canvasOf(language)), [before, language]);
  useSequencer(
    root,
    motion.id,
    layoutBefore &&
      ((element) => buildAir(element, steps, (inside) => buildTimeline(element, layoutBefore, layout, inside))),
  );
  const { version } = current.match;
  const why = whyOf(picture);
  if (!drawn || match.status === 'none')
    return <GraphicRoot className={css.root} name="tree" version={version} ref={root} children={null} />;
  return (
    <GraphicRoot className={css.root} name="tree" version={version} ref={root}>
      <AirLayer isGhost={drawn.isGhost}>
        <Header match={match} score={score} before={before?.score ?? null} language={language} />
        <div className={look.plate} style={{ position: 'absolute', ...at(PLATE) }} />
        <Drawing
          layout={layout}
          before={layoutBefore}
          size="full"
          now={layout.heads.length > 0 ? wordsOf(language).now : null}
        />
        {why && (
          <div
            className={classes(css.why, look.figures)}
            style={at({ ...PLATE, y: LEGEND_Y - WHY_HEIGHT, height: WHY_HEIGHT })}
            data-role="why"
          >
            {whyText(why, language)}
          </div>
        )}
        <div className={css.legendRow} style={at({ ...PLATE, y: LEGEND_Y, height: LEGEND_HEIGHT })}>
          <Legend layout={layout} language={language} />
        </div>
      </AirLayer>
    </GraphicRoot>
  );
};
