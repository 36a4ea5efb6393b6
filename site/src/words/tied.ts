const NO_BREAK = '\u00a0';

/** After a word of one or two letters; before a number; after a board's number; before the dot between two moves. */
const TIES = /(?<=(?:^|\s)\p{L}{1,2}) |(?<!·) (?=\d)|(?<=\d:) | (?=·)/gu;

/** What belongs together stays on one line: "on board 1", "5: Qxc4+". */
export const tied = (text: string): string => text.replaceAll(TIES, NO_BREAK);
