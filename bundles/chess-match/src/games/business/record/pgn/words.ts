import { clockText } from '../recordFile';

/** "h:mm:ss" of a clock, as between the brackets of `%clk`. */
export const timeText = (clockMs: number): string => clockText(clockMs).slice('[%clk '.length, -1);

const said = (text: string): string => `[%bc ${text}]`;

/** A clock as other programs know it, and what happened, in one comment: some read no second one behind a move. */
export const commentOf = (clockMs: number | null, texts: readonly string[]): string | null => {
  const parts = [...(clockMs === null ? [] : [clockText(clockMs)]), ...texts.map(said)];
  return parts.length === 0 ? null : `{${parts.join(' ')}}`;
};
