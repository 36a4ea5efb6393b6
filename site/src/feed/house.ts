/** Where the documents of a page come from. */
export interface House {
  /** Of the viewers' page there. */
  readonly address: string;
  /** Asks for what is below that address. */
  readonly ask: typeof fetch;
}

/** From where this page came itself. */
export const ownHouse = (): House => ({ address: location.href, ask: (path, init) => fetch(path, init) });
