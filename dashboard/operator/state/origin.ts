/** Where on the page a command comes from; its refusal is shown there. */
export type Origin = 'draft' | 'press' | 'clock' | ThreadOrigin;

/** Beside the boards of a thread. */
export type ThreadOrigin = `${'press' | 'history'}:${string}`;
