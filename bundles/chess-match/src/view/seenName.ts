/** Signs that show nothing by themselves, the fillers among the letters too. */
const UNSEEN = /[\s\p{C}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/gu;
/** What copied text brings along at its ends; marks of direction belong to it. */
const AT_ENDS = /^[\s\u200B\u2060\uFEFF]+|[\s\u200B\u2060\uFEFF]+$/g;

/** Gives a text as typed, without what copying brought along. */
export const withoutEnds = (text: string): string => text.replace(AT_ENDS, '');

/** A name as typed; empty where nothing of it could be seen. */
export const seenName = (typed: string): string => (typed.replace(UNSEEN, '') === '' ? '' : withoutEnds(typed));

/** A name for a list of ours: on one line, no longer than it may be, and empty where nothing of it could be seen. */
export const lineName = (typed: string, longest: number): string =>
  seenName(typed.replace(/\s+/g, ' ')).slice(0, longest).trim();
