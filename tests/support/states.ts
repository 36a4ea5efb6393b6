import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEFAULTS, isGraphic, type Air, type GraphicId } from '../../bundles/chess-match/src/show/graphics';
import { reachOf, type Zone } from '../../bundles/chess-match/src/show/zones';
import { FIXTURES } from '../../graphics/games/business/fixtures/fixtures';
import { replicantsOf } from './overlayPage';
import { PROJECT_FOLDER } from './root';

/** One state of one graphic, ready to be shown. */
export interface GraphicState {
  readonly graphic: string;
  /** As its fixtures call it; the covered frame of a preview has a name of its own. */
  readonly state: string;
  /** As after the "?" of the graphic's address, without language and theme. */
  readonly query: string;
  readonly replicants: Readonly<Record<string, unknown>>;
  /** The parts of the frame it may draw in; empty where it has the whole frame. */
  readonly reach: readonly Zone[];
  /** Its pictures are compared in every language and theme. */
  readonly isEveryLook: boolean;
}

type Values = Readonly<Record<string, unknown>>;

/** What a file of fixtures exports for looking at the graphic: of any game, or of one. */
interface FixtureFile {
  readonly fixtures?: Readonly<Record<string, Values>>;
  /** States that are looked at as previews, besides. */
  readonly previews?: readonly string[];
  /** States whose pictures are compared in every language and theme. */
  readonly everyLook?: readonly string[];
  /** Of a game: graphics that need no more than the names of its matches. */
  readonly LOOKS?: readonly (FixtureFile & { readonly graphic: string })[];
}

const GRAPHICS = join(PROJECT_FOLDER, 'graphics');

/** Folders of graphics/ that are OBS sources, by name. */
export const graphicNames = (): readonly string[] =>
  readdirSync(GRAPHICS)
    .filter((name) => isGraphic(name) && existsSync(join(GRAPHICS, name, 'overlay.ts')))
    .sort();

/** Everything a page may wait for; a fixture replaces what it shows. */
const EVERYTHING: Values = {
  ...replicantsOf(FIXTURES.five, 1),
  course: { game: null },
};

const versioned = (values: Values): Values => ({
  ...EVERYTHING,
  ...values,
  match: { ...(EVERYTHING['match'] as object), ...(values['match'] as object), version: 1 },
});

interface Slots {
  readonly graphics: Readonly<Partial<Record<GraphicId, Air>>>;
}

/** Where a graphic may draw with the content it has in a fixture. */
const reachIn = (graphic: GraphicId, { show }: Values): readonly Zone[] => {
  const slot = show === undefined ? undefined : (show as Slots).graphics[graphic];
  return reachOf(graphic, (slot ?? DEFAULTS[graphic]).content);
};

/** Of matches of any game, then of each game that draws or fills the graphic its own way. */
const filesOf = (graphic: string): readonly string[] => {
  const games = readdirSync(join(GRAPHICS, 'games'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [
    join(GRAPHICS, graphic, 'fixtures.ts'),
    ...games.flatMap(({ name }) =>
      ['looks', graphic].map((file) => join(GRAPHICS, 'games', name, 'fixtures', `${file}.ts`)),
    ),
  ].filter((path) => existsSync(path));
};

const statesIn = (graphic: string, { fixtures = {}, previews = [], everyLook = [] }: FixtureFile): GraphicState[] => {
  const state = (name: string, shown: string, query: string): GraphicState => ({
    graphic,
    state: shown,
    query,
    replicants: versioned(fixtures[name] ?? {}),
    reach: isGraphic(graphic) ? reachIn(graphic, fixtures[name] ?? {}) : [],
    isEveryLook: everyLook.includes(shown),
  });
  return [
    ...Object.keys(fixtures).map((name) => state(name, name, 'still=1')),
    ...previews.map((name) => state(name, `${name}-preview`, 'still=1&preview=1')),
  ];
};

/**
 * Every state of a graphic. The paths are computed, so that pages' fixtures may name browser types without this side's
 * compiler following them. @throws when the graphic has no fixtures
 */
export const statesOf = async (graphic: string): Promise<readonly GraphicState[]> => {
  const files = await Promise.all(
    filesOf(graphic).map((path) => import(pathToFileURL(path).href) as Promise<FixtureFile>),
  );
  const states = files.flatMap(({ LOOKS = [], ...file }) =>
    [...LOOKS.filter((looks) => looks.graphic === graphic), file].flatMap((one) => statesIn(graphic, one)),
  );
  if (states.length === 0) throw new Error(`No file of fixtures shows ${graphic}: nobody can look at it.`);
  return states;
};
