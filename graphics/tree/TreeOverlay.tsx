import { useMemo, useRef } from 'react';
import { AirLayer, drawnOf, Stage } from '../shared';
import type { AirStep, OverlayProps } from '../shared';
import { buildAir } from '../motion/air';
import { useDirector } from '../motion/useDirector';
import { at } from './at';
import { AxisRow } from './AxisRow';
import { canvasOf, LEGEND_HEIGHT, PLATE } from './canvas';
import { Header } from './Header';
import { layoutTree } from './layout/layoutTree';
import { Legend } from './Legend';
import { Lines } from './Lines';
import { BadgeMark, EndBox, ForkNode, HeadMark, LabelMark, PassChip, RatingMark, SelectionCross } from './Marks';
import type { TreeStep } from './planTree';
import type { Source } from './sources';
import { buildTimeline } from './timeline';
import { wordsOf } from './words';
import './tree.css';

/** The branch tree of the game, growing from left to right. */
export const TreeOverlay = ({ current, motion, language }: OverlayProps<'tree', Source, AirStep | TreeStep>) => {
  const stage = useRef<HTMLDivElement>(null);
  const drawn = drawnOf(current, motion.before);
  const { match, tree, score } = drawn?.picture ?? current;
  const layout = useMemo(() => layoutTree(tree, canvasOf(language)), [tree, language]);
  const { before, steps } = motion;
  useDirector(
    stage,
    motion.id,
    before &&
      ((element) =>
        buildAir(element, steps, (inside) =>
          buildTimeline(element, layoutTree(before.tree, canvasOf(language)), layout, inside),
        )),
  );
  const { version } = current.match;
  if (!drawn || match.status === 'none') return <Stage name="tree" version={version} ref={stage} children={null} />;
  return (
    <Stage name="tree" version={version} ref={stage}>
      <AirLayer isGhost={drawn.isGhost}>
        <Header match={match} score={score} before={before?.score ?? null} language={language} />
        <div className="plate" style={{ position: 'absolute', ...at(PLATE) }} />
        <AxisRow axis={layout.axis} now={layout.heads.length > 0 ? wordsOf(language).now : null} />
        <Lines layout={layout} />
        {layout.forks.map((fork) => (
          <ForkNode key={fork.key} fork={fork} />
        ))}
        {layout.passes.map((arc) => (
          <PassChip key={arc.key} arc={arc} />
        ))}
        {layout.boxes.map((box) => (
          <RatingMark key={box.key} box={box} isCompact={layout.isCompact} />
        ))}
        {layout.badges.map((badge) => (
          <BadgeMark key={badge.key} mark={badge} />
        ))}
        {layout.labels.map((label) => (
          <LabelMark key={label.key} label={label} />
        ))}
        {layout.selections.map((selection) => (
          <SelectionCross key={selection.key} selection={selection} />
        ))}
        {layout.ends.map((end) => (
          <EndBox key={end.key} end={end} />
        ))}
        {layout.heads.map((head) => (
          <HeadMark key={head.key} head={head} />
        ))}
        <div
          className="tree-legend-row"
          style={at({ ...PLATE, y: PLATE.y + PLATE.height - LEGEND_HEIGHT - 4, height: LEGEND_HEIGHT })}
        >
          <Legend language={language} />
        </div>
      </AirLayer>
    </Stage>
  );
};
