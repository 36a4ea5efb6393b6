import type { ReplicantName, Replicants } from '../../contract/replicants';
import { once } from '../../games/common/once';
import type { Log } from '../base/log';
import type { OpenMatch } from '../authority/openMatch';
import { initialViews } from './views';

/**
 * What is true at one moment, for every audience: views of a version are all of that version. Each is worked out when
 * it is first asked for, and once; whoever holds a part of the picture can ask for that part alone.
 */
export interface Picture<N extends ReplicantName = ReplicantName> {
  /** Number of the last journal entry it shows. */
  readonly version: number;
  /** The match it is of. */
  readonly open: OpenMatch | null;
  view<M extends N>(name: M): Replicants[M];
  /** The view as JSON: by it two are compared. */
  text(name: N): string;
}

/** Works a view out; called at most once. */
export type Makers = { readonly [N in ReplicantName]: () => Replicants[N] };

/** What a picture is of. */
export type Of = Pick<Picture, 'version' | 'open'>;

/** The next picture: what is changed in it, all else as it was. */
export type NextPicture = (makers: Partial<Makers>, of?: Of) => Picture;

export const held = (views: Partial<Replicants>): Partial<Makers> =>
  Object.fromEntries(Object.entries(views).map(([name, view]) => [name, () => view])) as Partial<Makers>;

/** Makes one picture after the other. A view that cannot be worked out stays what it was when it last could. */
export const createPictures = (log: Pick<Log, 'error'>): NextPicture => {
  const first: Replicants = initialViews();
  let good: Partial<Replicants> = {};
  const last = <N extends ReplicantName>(name: N): Replicants[N] => good[name] ?? first[name];
  const kept = <N extends ReplicantName>(name: N, make: () => Replicants[N]): (() => Replicants[N]) =>
    once(() => {
      try {
        const view = make();
        good = { ...good, [name]: view };
        return view;
      } catch (error) {
        log.error(`View "${name}" could not be worked out; it stays what it was before.`, error);
        return last(name);
      }
    });
  const sourceOf = <N extends ReplicantName>(name: N, make: () => Replicants[N]) => {
    const view = kept(name, make);
    return { view, text: once(() => JSON.stringify(view())) };
  };
  type Source<N extends ReplicantName> = ReturnType<typeof sourceOf<N>>;
  type Sources = { readonly [N in ReplicantName]: Source<N> };
  const sourcesOf = (makers: Partial<Makers>): Partial<Sources> =>
    Object.fromEntries(
      Object.entries(makers).map(([name, make]) => [name, sourceOf(name as ReplicantName, make as never)]),
    ) as Partial<Sources>;
  let sources = sourcesOf(held(first)) as Sources;
  let latest: Of = { version: 0, open: null };
  return (makers, of = latest) => {
    latest = of;
    sources = { ...sources, ...sourcesOf(makers) };
    const now = sources;
    return {
      ...of,
      view: (name) => now[name].view() as never,
      text: (name) => now[name].text(),
    };
  };
};

/** The part of a picture that has these views: of others it says nothing. */
export const partOf = <N extends ReplicantName>(picture: Picture<N>, names: readonly N[]): Picture<N> => {
  const asked = <T>(name: N, say: (name: N) => T): T => {
    if (!names.includes(name)) throw new Error(`View "${name}" is not for whoever asks.`);
    return say(name);
  };
  return {
    version: picture.version,
    open: picture.open,
    view: (name) => asked(name, () => picture.view(name)),
    text: (name) => asked(name, picture.text),
  };
};

/** Views of a picture, cut out by name. */
export const cut = <N extends ReplicantName>(picture: Picture<N>, names: readonly N[]): Pick<Replicants, N> =>
  Object.fromEntries(names.map((name) => [name, picture.view(name)])) as unknown as Pick<Replicants, N>;
