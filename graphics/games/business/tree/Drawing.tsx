import { AxisRow } from './AxisRow';
import { Lines } from './Lines';
import { BadgeMark, EndBox, ForkNode, HeadMark, LabelMark, PassChip, RatingMark, SelectionCross } from './Marks';
import type { TreeSize } from './layout/metrics';
import type { Head, TreeLayout } from './layout/types';

interface DrawingProps {
  readonly layout: TreeLayout;
  /** The layout the motion leads from; null where nothing moves. */
  readonly before: TreeLayout | null;
  /** The size it was laid out for. */
  readonly size: TreeSize;
  /** What stands at the end of the axis; null where heads stand too near. */
  readonly now: string | null;
}

/** Heads of lines that have ended since: they leave when that is told. */
const leaving = ({ heads }: TreeLayout, before: TreeLayout | null): readonly Head[] =>
  (before?.heads ?? []).filter(({ key }) => heads.every((head) => head.key !== key));

/** The tree itself: axis, lines and everything that stands on them. */
export const Drawing = ({ layout, before, size, now }: DrawingProps) => (
  <>
    <AxisRow axis={layout.axis} now={now} />
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
      <HeadMark key={head.key} head={head} size={size} isGone={false} />
    ))}
    {leaving(layout, before).map((head) => (
      <HeadMark key={`gone ${head.key}`} head={head} size={size} isGone />
    ))}
  </>
);
