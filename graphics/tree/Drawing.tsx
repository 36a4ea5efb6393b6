import { AxisRow } from './AxisRow';
import { Lines } from './Lines';
import { BadgeMark, EndBox, ForkNode, HeadMark, LabelMark, PassChip, RatingMark, SelectionCross } from './Marks';
import type { TreeSize } from './layout/metrics';
import type { TreeLayout } from './layout/types';

interface DrawingProps {
  readonly layout: TreeLayout;
  /** The size it was laid out for. */
  readonly size: TreeSize;
  /** What stands at the end of the axis; null where heads stand too near. */
  readonly now: string | null;
}

/** The tree itself: axis, lines and everything that stands on them. */
export const Drawing = ({ layout, size, now }: DrawingProps) => (
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
      <HeadMark key={head.key} head={head} size={size} />
    ))}
  </>
);
