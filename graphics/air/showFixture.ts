import type { Replicants, StingersView } from 'chess-match/client/contract';
import { emptyShow, type ContentOf, type GraphicId, type PeopleView, type ShowView } from 'chess-match/client/show';

interface SlotFixture<G extends GraphicId> {
  readonly on: boolean;
  readonly content: ContentOf<G>;
  /** What the preview shows; nothing cued when not given. */
  readonly cue?: ShowView['graphics'][G]['cue'];
}

const BEGINNING = emptyShow();
const { focus, tree } = BEGINNING.graphics;

/** The show as the server begins with it, and the two pictures that cover the boards on air as well. */
export const SHOW_FIXTURE: ShowView = {
  ...BEGINNING,
  graphics: { ...BEGINNING.graphics, focus: { ...focus, on: true }, tree: { ...tree, on: true } },
};

/** The beginning with one graphic's slot as given: the replicant `show` of a fixture. */
export const showWith = <G extends GraphicId>(graphic: G, { on, content, cue = null }: SlotFixture<G>): ShowView => ({
  ...SHOW_FIXTURE,
  version: 1,
  graphics: {
    ...SHOW_FIXTURE.graphics,
    [graphic]: { on, content, cue, takes: 1, cues: 0, takenAtMs: 1_900_000_000_000 },
  },
});

/** Gives a match with one graphic on air. */
export const takenIn = <G extends GraphicId>(
  match: Partial<Replicants>,
  graphic: G,
  content: ContentOf<G>,
): Partial<Replicants> => ({ ...match, show: showWith(graphic, { on: true, content }) });

/** Nobody has been entered yet. */
export const NO_PEOPLE: PeopleView = {
  white: { name: '', short: '', logo: null, colour: null, people: [] },
  black: { name: '', short: '', logo: null, colour: null, people: [] },
  arbiters: [],
  commentators: [],
};

const NONE = { played: 0, uncovered: 0 };

/** The server has played no transition yet. */
export const NO_STINGERS: StingersView = { program: NONE, white: NONE, black: NONE };
