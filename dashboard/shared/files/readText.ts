import { decode, type Decoded, type Problem } from 'chess-match/client';

/** What a file is refused with that is no text: its letters would be lost. */
export const NOT_TEXT: Problem = { code: 'notation/not_text', params: {}, rule: null, item: null };

/** The text of a file that somebody chose, with its encoding; null where it is none, or in nobody knows which. */
export const readText = async (file: Blob): Promise<Decoded | null> => decode(new Uint8Array(await file.arrayBuffer()));
