import { emptyShow, type ContentOf, type GraphicId, type PeopleView, type ShowView } from 'chess-match/client/show';

interface SlotFixture<G extends GraphicId> {
  readonly on: boolean;
  readonly content: ContentOf<G>;
  /** What the preview shows; nothing cued when not given. */
  readonly cue?: ShowView['graphics'][G]['cue'];
}

/** The show before anything was done, as the server begins with it. */
export const SHOW_FIXTURE: ShowView = emptyShow();

/** The beginning with one graphic's slot as given: the replicant `show` of a fixture. */
export const showWith = <G extends GraphicId>(graphic: G, { on, content, cue = null }: SlotFixture<G>): ShowView => ({
  ...SHOW_FIXTURE,
  version: 1,
  graphics: { ...SHOW_FIXTURE.graphics, [graphic]: { on, content, cue, takes: 1, takenAtMs: 1_700_000_000_000 } },
});

/** Nobody has been entered yet. */
export const NO_PEOPLE: PeopleView = {
  white: { name: '', logo: null, people: [] },
  black: { name: '', logo: null, people: [] },
  arbiters: [],
  commentators: [],
};
