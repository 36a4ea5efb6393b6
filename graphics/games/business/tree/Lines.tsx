import { Fragment } from 'react';
import { branchTheme, FRAME } from '../../../air/theme';
import { curvePath } from './at';
import { marksKey } from './geometry';
import type { PassArc, Segment, TreeLayout } from './layout/types';
import css from './lines.module.css';

const WIDTH = 6;
const JOIN_WIDTH = 4;

const dashOf = (board: number, width: number): string =>
  branchTheme(board)
    .dash.map((length) => length * width)
    .join(' ');

const isJoin = (line: Segment): boolean => line.key.startsWith('join');

/** A line on the plate's colour, so that a crossing reads as one line over another. A given-up line's way is plain. */
const Line = ({ line, width }: { readonly line: Segment; readonly width: number }) => (
  <>
    <path className={css.lineBed} data-path={line.key} d={line.path} strokeWidth={width + 8} />
    <path
      className={css.line}
      data-path={line.key}
      d={line.path}
      stroke={branchTheme(line.board).colour}
      strokeWidth={width}
      strokeDasharray={isJoin(line) ? '' : dashOf(line.board, width)}
    />
  </>
);

const Arc = ({ arc }: { readonly arc: PassArc }) => (
  <>
    <path className={css.arcBed} data-path={arc.key} d={curvePath(arc.curve)} />
    <path className={css.arc} data-path={arc.key} d={curvePath(arc.curve)} markerEnd="url(#tip)" />
  </>
);

/** All lines: branches below, given-up lines on their way, passes on top. */
export const Lines = ({ layout }: { readonly layout: TreeLayout }) => (
  <svg className={css.lines} viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}>
    <marker
      id="tip"
      viewBox="-14 -9 16 18"
      markerWidth={16}
      markerHeight={18}
      markerUnits="userSpaceOnUse"
      orient="auto"
    >
      <path className={css.arcTip} d="M 1 0 L -11 -6 L -8 0 L -11 6 Z" />
    </marker>
    {[...layout.segments].reverse().map((line) => (
      <Line key={line.key} line={line} width={isJoin(line) ? JOIN_WIDTH : WIDTH} />
    ))}
    {layout.bundles.map(({ key, path, marks }) => (
      <Fragment key={key}>
        <path className={css.arcBed} data-path={key} d={path} />
        <path className={css.bundleLine} data-path={key} d={path} />
        <path className={css.bundle} data-path={marksKey(key)} d={marks} />
      </Fragment>
    ))}
    {layout.passes.map((arc) => (
      <Arc key={arc.key} arc={arc} />
    ))}
  </svg>
);
