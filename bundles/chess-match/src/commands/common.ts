export const ARBITER = ['arbiter'] as const;
/** A captain may do it at his screen for his own team. */
export const PLAYER = ['arbiter', 'captain'] as const;
export const DIRECTOR = ['director'] as const;
export const SETUP = ['setup'] as const;
export const HALL = ['setup', 'arbiter'] as const;

/** Told by what it brings into the journal; a refusal is told too. */
export const JOURNAL = { kind: null, isNoise: () => false } as const;
/** Sent without a press, each letter of it, or a look: a refusal is not told either. */
export const UNTOLD = { kind: null, isNoise: () => true } as const;

/** It has no key of its own on any page. */
export const NO_KEYS = {} as const;
