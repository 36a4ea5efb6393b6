/** Statuses by which the server tells whoever started it what is to be done next; any other end is a crash. */

/** "Start me again now": EX_TEMPFAIL. */
export const START_AGAIN = 75;

/**
 * The server cannot start as it stands, a person must mend something first: EX_CONFIG. Its text is on standard error.
 */
export const CANNOT_START = 78;
