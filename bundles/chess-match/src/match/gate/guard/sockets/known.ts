import type { Audience, Wave } from '../../../../contract/views';
import type { Team } from '../../../../contract/venue';

/** The show bundle, as its package.json tells of it. */
export interface ShowManifest {
  readonly name: string;
  /** Categories of uploaded files, `nodecg.assetCategories`. */
  readonly assetCategories: readonly string[];
}

/** What exists on this server: the names that pages may ask for. */
export interface Known {
  readonly bundles: readonly string[];
  /** "namespace:name" */
  readonly replicants: ReadonlySet<string>;
  /** Of them those for everybody's eyes. */
  readonly open: ReadonlySet<string>;
  /** Of them what is for pictures that leave the house, beside the crew. */
  readonly story: ReadonlySet<string>;
  /** Of them what each team thinks. */
  readonly teams: Readonly<Record<Team, ReadonlySet<string>>>;
}

/** A view, and who may have it; one without a wave is no page's. */
type Audiences = Readonly<Record<string, { readonly wave: Wave | null; readonly audience: Audience }>>;

/** What NodeCG itself declares before it listens, and its dashboard shows. */
const NODECG = ['nodecg:bundles', 'nodecg:graphics:instances', '_assets:collections', '_sounds:volume:master'];

/** @param views of the contract, all of namespace `state` */
export const knownNames = (state: string, views: Audiences, show: ShowManifest): Known => {
  const assets = show.assetCategories.map((category) => `${show.name}:assets:${category}`);
  const namesFor = (...audiences: readonly Audience[]): readonly string[] =>
    Object.entries(views)
      .filter(([, { wave, audience }]) => wave !== null && audiences.includes(audience))
      .map(([name]) => `${state}:${name}`);
  return {
    bundles: [state, show.name],
    replicants: new Set([...namesFor('public', 'crew', 'story', 'white', 'black'), ...assets, ...NODECG]),
    open: new Set([...namesFor('public'), ...assets]),
    story: new Set(namesFor('story')),
    teams: { white: new Set(namesFor('white')), black: new Set(namesFor('black')) },
  };
};
