/** Where something stands in a text, from 1; columns are letters as an editor counts them. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** @param index in the text */
export const placeIn = (text: string, index: number): Place => {
  const lines = text.slice(0, index).split(/\r\n|\n|\r/);
  return { line: lines.length, column: [...(lines.at(-1) ?? '')].length + 1 };
};
