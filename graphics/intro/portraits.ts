import { fitText, type Fit, type FitBox, type Measure } from '../air/fitText';
import { ZONES } from '../air/theme';

/** Of a team at most so many are shown. */
export const MOST = 6;
/** Pixels. */
export const GAP = 8;
const PAD = 12;
/** The smallest name. */
const LEAST = 24;
/** Of a team's plate. */
const WIDTH = (ZONES.whole.width - 2 * GAP) / 2;

/** How the people of a team stand: each has a portrait with the name beside it. Pixels. */
export interface PortraitsLayout {
  readonly tile: number;
  readonly portrait: { readonly width: number; readonly height: number };
  readonly pad: number;
  /** Room of the name, and its sizes. */
  readonly name: FitBox;
}

interface Size extends Pick<PortraitsLayout, 'portrait'>, Omit<FitBox, 'width'> {
  /** People of a team beside each other. */
  readonly columns: number;
  /** People of a team it has room for. */
  readonly most: number;
}

/** The largest first: few beside each other, two rows of three, three rows of two for the longest names. */
const SIZES = [
  {
    columns: 2,
    most: 2,
    portrait: { width: 134, height: 152 },
    oneLine: [44, 40, 36, 32],
    twoLines: [36, 32, 28, 26, 24],
  },
  {
    columns: 3,
    most: MOST,
    portrait: { width: 88, height: 112 },
    oneLine: [30, 28],
    twoLines: [28, 26, 25, 24],
  },
  {
    columns: 2,
    most: MOST,
    portrait: { width: 72, height: 76 },
    oneLine: [28],
    twoLines: [26, 25, 24],
  },
] as const satisfies readonly Size[];

const laid = ({ columns, portrait, oneLine, twoLines }: Size): PortraitsLayout => {
  const tile = Math.floor((WIDTH - GAP * (columns - 1)) / columns);
  // The plate has a border of a pixel.
  return { tile, portrait, pad: PAD, name: { width: tile - portrait.width - 2 * PAD - 2, oneLine, twoLines } };
};

/**
 * The largest size in which all people of both teams have room for their whole names: beside each other both look
 * alike. Pure.
 * @param teams names of the people of both teams
 */
export const layoutPortraits = (teams: readonly (readonly string[])[], measure: Measure): PortraitsLayout => {
  const most = Math.max(...teams.map(({ length }) => length));
  const isWhole = ({ fontSize, isCut }: Fit): boolean => !isCut && fontSize >= LEAST;
  const fits = (size: Size): boolean => {
    const { name } = laid(size);
    return most <= size.most && teams.flat().every((text) => isWhole(fitText(text, name, measure)));
  };
  return laid(SIZES.find(fits) ?? SIZES[2]);
};
