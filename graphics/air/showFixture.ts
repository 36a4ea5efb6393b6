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

/** What a graphic is looked at in. */
export interface Looks {
  readonly graphic: GraphicId;
  /** By name: states a viewer may meet. */
  readonly fixtures: Readonly<Record<string, Partial<Replicants>>>;
  /** States whose pictures are compared in every language and theme. */
  readonly everyLook: readonly string[];
}

/** What follows the name of the game in the name of a match; "" for the match that is called as the game is. */
type Tail<Game extends string, Name extends string> = Name extends Game
  ? ''
  : Name extends `${Game}-${infer T}`
    ? T
    : never;

/** Puts a graphic on air in matches of one game; both lists name them by what follows the game's name. */
export const looksIn =
  <Game extends string, Name extends string>(game: Game, matches: Readonly<Record<Name, Partial<Replicants>>>) =>
  <G extends GraphicId>(
    graphic: G,
    content: ContentOf<G>,
    names: readonly Tail<Game, Name>[],
    everyLook: readonly Tail<Game, Name>[] = [],
  ): Looks => {
    const full = (tail: string): string => (tail === '' ? game : `${game}-${tail}`);
    const taken = (name: string) => takenIn(matches[name as Name], graphic, content);
    return {
      graphic,
      fixtures: Object.fromEntries(names.map(full).map((name) => [name, taken(name)])),
      everyLook: everyLook.map(full),
    };
  };

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
