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
}

/** What NodeCG itself declares before it listens, and its dashboard shows. */
const NODECG = ['nodecg:bundles', 'nodecg:graphics:instances', '_assets:collections', '_sounds:volume:master'];

/**
 * @param declared names of the contract, all of namespace `state`
 * @param open those of them that are public
 */
export const knownNames = (
  state: string,
  declared: readonly string[],
  open: readonly string[],
  show: ShowManifest,
): Known => ({
  bundles: [state, show.name],
  replicants: new Set([
    ...declared.map((name) => `${state}:${name}`),
    ...show.assetCategories.map((category) => `${show.name}:assets:${category}`),
    ...NODECG,
  ]),
  open: new Set([
    ...open.map((name) => `${state}:${name}`),
    ...show.assetCategories.map((category) => `${show.name}:assets:${category}`),
  ]),
});
