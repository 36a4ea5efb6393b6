import type { ArbiterView, BusinessArbiter } from '@schemas/arbiter';
import type { BusinessCourse, CourseView } from '@schemas/course';
import type { BusinessEntry, EntryView } from '@schemas/entry';
import type { OptionsView, TurnOptions } from '@schemas/options';
import type { BusinessPlay, PlayView } from '@schemas/play';
import type { Side } from '../../common/sides';

/** How a match of Business Chess stands that has not begun: its screens show this while no match is open. */
export const NO_PLAY: BusinessPlay = {
  game: 'business',
  stakes: [],
  offers: [],
  chipsOut: 0,
  latest: null,
  happened: null,
  vetoes: [],
  vetoWindowMs: 0,
  controlBoard: false,
  cards: { white: [], black: [] },
};

export const NO_COURSE: BusinessCourse = {
  game: 'business',
  ply: 0,
  branches: [],
  forks: [],
  passes: [],
  selections: [],
  ends: [],
  scores: [],
};

export const NO_ARBITER: BusinessArbiter = {
  game: 'business',
  unconfirmed: [],
  copies: [],
  penalties: [],
  mayGive: { white: [], black: [] },
  substitutions: [],
  fixes: [],
};

export const NO_ENTRY: BusinessEntry = {
  game: 'business',
  matchVersion: 0,
  options: null,
  daughter: null,
  offered: [],
  evidence: [],
};

/**
 * What is published of this game alone, for screens of this game; as long as it has not come, of a match that has not
 * begun.
 */
export const playOf = ({ play }: { readonly play?: PlayView | undefined }): BusinessPlay =>
  play?.game === 'business' ? play : NO_PLAY;

export const courseOf = ({ course }: { readonly course?: CourseView | undefined }): BusinessCourse =>
  course?.game === 'business' ? course : NO_COURSE;

/**
 * What the side to move may do with nothing drafted; null where nobody is to move, and as long as that has not come.
 */
export const turnOptionsOf = ({ options }: { readonly options?: OptionsView | undefined }): TurnOptions | null =>
  options?.game === 'business' ? options.turn : null;

export const arbiterOf = ({ arbiter }: { readonly arbiter?: ArbiterView | undefined }): BusinessArbiter =>
  arbiter?.game === 'business' ? arbiter : NO_ARBITER;

/**
 * Of the line that a line parted from: what the course tells of it; undefined for the first, and where no course has
 * come.
 */
export const motherOf = (
  { branches }: Pick<BusinessCourse, 'branches'>,
  line: string | null,
): BusinessCourse['branches'][number] | undefined => {
  const mother = branches.find(({ branch }) => branch === line)?.mother;
  return branches.find(({ branch }) => branch === mother);
};

/** The side whose offer of a draw stands on a board. */
export const offerOn = ({ offers }: Pick<BusinessPlay, 'offers'>, board: number): Side | null =>
  offers.find((offer) => offer.board === board)?.side ?? null;

export const entryOf = ({ entry }: { readonly entry?: EntryView | undefined }): BusinessEntry =>
  entry?.game === 'business' ? entry : NO_ENTRY;
