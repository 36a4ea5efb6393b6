import type { OutlookView } from 'chess-match/client';
import { ZONES } from '../air/theme';
import type { Happening } from './marks';

type Course = OutlookView['course'];

const { full } = ZONES;

/** Where the curve is drawn, below its title and above what happened. Pixels of the frame. */
export const PLOT = { x: full.x + 132, y: full.y + 92, width: full.width - 132 - 64, height: 452 } as const;

/** Rows of what happened, below the turns' numbers. */
export const MARK = { width: 100, height: 36, rows: 3, top: PLOT.y + PLOT.height + 64 } as const;

/** Turns of both sides: the axis has room for the first of them, and grows by the second. */
const [FIRST_PLIES, MORE_PLIES] = [40, 20];
/** Points of a lead that a line may stand for. */
const LEADS = [0.5, 1, 2, 5, 10, 20, 50, 100];
/** Lines on each side of the middle at most. */
const MOST_LINES = 4;
const LEAST_REACH = 1;
/** Of the numbers below the axis. */
const MOST_TICKS = 11;
const TICKS = [5, 10, 20, 50, 100];

export interface PlacedMark {
  readonly key: string;
  readonly happening: Happening;
  /** Its turn. */
  readonly x: number;
  /** Null: nothing has room for it but its tick. */
  readonly row: number | null;
  readonly left: number;
}

export interface GraphLayout {
  readonly plies: number;
  /** A line for each lead in points: 0 in the middle, above it White's. */
  readonly leads: readonly { readonly lead: number; readonly y: number }[];
  readonly ticks: readonly { readonly move: number; readonly x: number }[];
  /** Stretches of turns that are known, one after the other. */
  readonly stretches: readonly { readonly line: string; readonly band: string }[];
  /** Between them. */
  readonly gaps: readonly string[];
  readonly last: { readonly x: number; readonly y: number } | null;
  readonly marks: readonly PlacedMark[];
}

const leadOf = ({ expected }: Course[number]): number => expected.white - expected.black;
const reachOf = (point: Course[number]): number => Math.abs(leadOf(point)) + 2 * point.expected.spread;

/** The axis goes on where the match does. */
const pliesFor = (ply: number): number =>
  Math.max(FIRST_PLIES, FIRST_PLIES + Math.ceil((ply - FIRST_PLIES) / MORE_PLIES) * MORE_PLIES);

const firstFit = (steps: readonly number[], fits: (step: number) => boolean): number =>
  steps.find(fits) ?? steps.at(-1) ?? 1;

const stretchesOf = (course: Course): readonly Course[] =>
  course.reduce<Course[]>((stretches, point) => {
    const open = stretches.at(-1);
    if (open !== undefined && open.at(-1)?.ply === point.ply - 1) open.push(point);
    else stretches.push([point]);
    return stretches;
  }, []);

const GAP = 8;

/** What changes which boards there are is placed first: of passes there may be too many. */
const byWeight = (happenings: readonly Happening[]): readonly Happening[] => [
  ...happenings.filter(({ kind }) => kind !== 'pass'),
  ...happenings.filter(({ kind }) => kind === 'pass'),
];

/** Each in the first row where it meets none. */
const place = (happenings: readonly Happening[], xOf: (ply: number) => number): readonly PlacedMark[] => {
  const rows: readonly number[][] = Array.from({ length: MARK.rows }, () => []);
  const isFree = (lefts: readonly number[], left: number): boolean =>
    lefts.every((other) => Math.abs(other - left) >= MARK.width + GAP);
  return byWeight(happenings).map((happening) => {
    const x = xOf(happening.ply);
    const left = Math.min(Math.max(full.x + 16, x - MARK.width / 2), full.x + full.width - 16 - MARK.width);
    const row = rows.findIndex((lefts) => isFree(lefts, left));
    rows[row]?.push(left);
    const to = happening.kind === 'end' ? '' : happening.others.join();
    const key = `${happening.kind} ${happening.ply} ${happening.board} ${to}`;
    return { key, happening, x, left, row: row < 0 ? null : row };
  });
};

/** Where everything of the graph stands. Pixels of the frame. @param ply turns of the match so far */
export const layoutGraph = (course: Course, happenings: readonly Happening[], ply: number): GraphLayout => {
  const plies = pliesFor(ply);
  const reach = Math.max(LEAST_REACH, ...course.map(reachOf));
  const step = firstFit(LEADS, (each) => reach / each <= MOST_LINES);
  const top = Math.ceil(reach / step) * step;
  const middle = PLOT.y + PLOT.height / 2;
  const xOf = (at: number): number => PLOT.x + (at / plies) * PLOT.width;
  const yOf = (lead: number): number => middle - (lead / top) * (PLOT.height / 2);
  const at = (x: number, y: number): string => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`;
  const point = (one: Course[number], more = 0): string =>
    at(xOf(one.ply), yOf(leadOf(one) + 2 * more * one.expected.spread));
  const stretches = stretchesOf(course);
  const lines = Math.round(top / step);
  const tick = firstFit(TICKS, (each) => plies / 2 / each <= MOST_TICKS);
  const last = course.at(-1);
  return {
    plies,
    leads: Array.from({ length: 2 * lines + 1 }, (_, index) => (lines - index) * step).map((lead) => ({
      lead,
      y: yOf(lead),
    })),
    ticks: Array.from({ length: Math.floor(plies / 2 / tick) }, (_, index) => (index + 1) * tick).map((move) => ({
      move,
      x: xOf(2 * move),
    })),
    stretches: stretches.map((stretch) => ({
      line: stretch.map((one) => point(one)).join(' '),
      band: [...stretch.map((one) => point(one, 1)), ...[...stretch].reverse().map((one) => point(one, -1))].join(' '),
    })),
    gaps: stretches.slice(1).flatMap((stretch, index) => {
      const [from, to] = [stretches[index]?.at(-1), stretch[0]];
      return from && to ? [`${point(from)} ${point(to)}`] : [];
    }),
    last: last ? { x: xOf(last.ply), y: yOf(leadOf(last)) } : null,
    marks: place(happenings, xOf),
  };
};
