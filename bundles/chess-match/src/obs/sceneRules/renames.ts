import type { Actual } from '../diff';

/** Names that scenes have in OBS now, by the names that rules and configuration know them by. */
export type Renames = Readonly<Record<string, string>>;

export interface Rename {
  readonly from: string;
  readonly to: string;
}

/**
 * After OBS said that a scene has another name.
 * @param named scenes that rules or configuration name: nobody asks for the others
 */
export const afterRename = (renames: Renames, { from, to }: Rename, named: readonly string[]): Renames => {
  const moved = Object.entries(renames).map(([name, now]) => [name, now === from ? to : now] as const);
  const all = { ...Object.fromEntries(moved), ...(named.includes(from) && { [from]: to }) };
  return Object.fromEntries(Object.entries(all).filter(([name, now]) => name !== now));
};

/**
 * OBS with the scenes that were renamed before our eyes under the names our rules have. A scene that has such a name
 * itself is the one that is meant, and a mark of ours says more than what we once saw.
 */
export const withRenames = (actual: Actual, renames: Renames): Actual => {
  const { scenes, names } = actual;
  const followed = Object.entries(renames).filter(([name, now]) => !scenes.includes(name) && scenes.includes(now));
  return { ...actual, names: { ...Object.fromEntries(followed), ...names } };
};
