import { VIEWS, type Table, type ViewOf, type Wave } from './views';

/** Waves that come by themselves after a command, in order. */
export type LateWave = 'deferred' | 'prepared' | 'derived';

/** Views of one and the same version, as they come together. */
export type OfVersion = 'immediate' | 'deferred' | 'prepared';

/** A view that pages are sent. */
export type ReplicantName = { [N in keyof Table]: Table[N]['wave'] extends Wave ? N : never }[keyof Table];

/** Lists every view with its type. */
export type Replicants = { [N in ReplicantName]: ViewOf<N> };

/** Names of the views of a wave. */
export type NameOf<W extends Wave> = { [N in ReplicantName]: Table[N]['wave'] extends W ? N : never }[ReplicantName];

/** Views an overlay may be drawn from. */
export type PublicName = {
  [N in ReplicantName]: Table[N]['audience'] extends 'public' ? N : never;
}[ReplicantName];

/** Every view that pages are sent, in order of publishing. */
export const VIEW_NAMES = (Object.keys(VIEWS) as readonly (keyof Table)[]).filter(
  (name): name is ReplicantName => VIEWS[name].wave !== null,
);

/** Those that are drawn on air everywhere. */
export const PUBLIC_NAMES = VIEW_NAMES.filter((name): name is PublicName => VIEWS[name].audience === 'public');

export const isIn = <W extends Wave>(name: ReplicantName, wave: W): name is NameOf<W> => VIEWS[name].wave === wave;

/** Lists the views of a wave, in order of publishing. */
export const viewsOf = <W extends Wave>(wave: W): readonly NameOf<W>[] =>
  VIEW_NAMES.filter((name): name is NameOf<W> => isIn(name, wave));
