import type { OpenMatch } from '../authority/openMatch';

/** Works a view out anew only when the state of the game is another one: states never change. */
export const perState = <T>(make: (open: OpenMatch | null) => T): ((open: OpenMatch | null) => T) => {
  let last: { readonly state: unknown; readonly view: T } | null = null;
  return (open) => {
    const state = open?.history.state ?? null;
    if (last === null || last.state !== state) last = { state, view: make(open) };
    return last.view;
  };
};
