import { formatHalves, type Side } from 'chess-match/client';
import { branchTheme, SIDE_THEMES } from '../../../air/theme';
import { Badge } from '../../../air/Badge';
import { Chip } from '../chips/Chip';
import { San } from '../../../air/San';
import { at } from './at';
import { goneKey } from './geometry';
import type { EndMark, ForkMark, Head, Label, PassArc, RatingBox, Rect, SelectionMark } from './layout/types';
import { boxSize, HEAD_CHIP, METRICS, SIZES, type TreeSize } from './layout/metrics';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import css from './marks.module.css';

const colourOf = (side: Side) => {
  const { plate, ink, outline } = SIDE_THEMES[side];
  return { background: plate, color: ink, borderColor: outline };
};

export const RatingMark = ({ box, isCompact }: { readonly box: RatingBox; readonly isCompact: boolean }) => (
  <div
    className={classes(css.box, look.figures)}
    data-part={box.key}
    style={{ ...at(box.rect), borderColor: branchTheme(box.board).colour, fontSize: boxSize(isCompact).font }}
  >
    {box.chips}
  </div>
);

export const BadgeMark = ({ mark }: { readonly mark: { key: string; board: number; rect: Rect } }) => (
  <div className={css.badge} data-part={mark.key} style={at(mark.rect)}>
    <Badge board={mark.board} size={mark.rect.width} />
  </div>
);

export const LabelMark = ({ label }: { readonly label: Label }) => (
  <div className={classes(css.label, css[label.tone], look.figures)} data-part={label.key} style={at(label.rect)}>
    {label.tone === 'san' ? <San san={label.text} /> : label.text}
  </div>
);

export const ForkNode = ({ fork }: { readonly fork: ForkMark }) => {
  const size = 2 * METRICS.node;
  const rect = { x: fork.x - METRICS.node, y: fork.y - METRICS.node, width: size, height: size };
  return <div className={css.node} data-part={fork.key} style={{ ...at(rect), ...colourOf(fork.side) }} />;
};

/** The chip a pass moved, on its way. */
export const PassChip = ({ arc }: { readonly arc: PassArc }) => (
  <div className={classes(css.chip, look.figures)} data-part={`chip:${arc.key}`} style={at(arc.chip)}>
    <Chip board={arc.board} x={0} y={0} size={arc.chip.width} role="chip" isGhost={false} />
    {arc.chips > 1 ? <span className={css.chipFigure}>{arc.chips}</span> : null}
  </div>
);

const Points = ({
  mark,
  side,
  points,
}: {
  readonly mark: { key: string; rect: Rect };
  readonly side: Side;
  readonly points: number;
}) => (
  <div className={classes(css.end, look.figures)} data-part={mark.key} style={{ ...at(mark.rect), ...colourOf(side) }}>
    +{formatHalves(points)}
  </div>
);

/** White's and Black's points side by side: half of it ivory, half graphite. */
export const TwoCells = ({ part, rect, white, black }: { part: string; rect: Rect; white: number; black: number }) => (
  <div className={classes(css.cells, look.figures)} data-part={part} style={at(rect)}>
    <span style={colourOf('white')}>{formatHalves(white)}</span>
    <span style={colourOf('black')}>{formatHalves(black)}</span>
  </div>
);

export const EndBox = ({ end }: { readonly end: EndMark }) =>
  end.white > 0 && end.black > 0 ? (
    <TwoCells part={end.key} rect={end.rect} white={end.white} black={end.black} />
  ) : (
    <Points mark={end} side={end.white > 0 ? 'white' : 'black'} points={end.white + end.black} />
  );

export const SelectionCross = ({ selection }: { readonly selection: SelectionMark }) => {
  const size = 2 * METRICS.cross;
  const rect = { x: selection.x - METRICS.cross, y: selection.y - METRICS.cross, width: size, height: size };
  return (
    <>
      <svg className={css.cross} data-part={`cross:${selection.key}`} style={at(rect)} viewBox="-14 -14 28 28">
        <circle r={14} />
        <path d="M -8 -8 L 8 8 M 8 -8 L -8 8" stroke={branchTheme(selection.board).colour} />
      </svg>
      <Points mark={selection} side={selection.scorer} points={selection.points} />
    </>
  );
};

interface HeadMarkProps {
  readonly head: Head;
  readonly size: TreeSize;
  /** It stands there only to leave. */
  readonly isGone: boolean;
}

/** Where a live branch stands: board, chips, last move. */
export const HeadMark = ({ head, size, isGone }: HeadMarkProps) => (
  <div
    className={classes(css.head, look.figures)}
    data-ghost={isGone || undefined}
    data-part={isGone ? goneKey(head.branch) : head.key}
    style={{ ...at(head.rect), gap: SIZES[size].head.gap }}
  >
    <Badge board={head.board} size={SIZES[size].head.badge} />
    <div className={classes(css.headTexts, SIZES[size].head.isRow && css.isRow)}>
      <span className={css.headChips}>
        <span className={css.headChip}>
          <Chip board={head.board} x={0} y={0} size={HEAD_CHIP.size} role="chip" isGhost={false} />
        </span>
        {head.chips}
      </span>
      <span className={css.headSan}>{head.san === null ? null : <San san={head.san} />}</span>
    </div>
  </div>
);
