import { clockText, type RecordLine } from '../recordFile';

type EventLine = Exclude<RecordLine, { kind: 'turn' | 'comment' }>;

/** "h:mm:ss" of a clock, as between the brackets of `%clk`. */
export const timeText = (clockMs: number): string => clockText(clockMs).slice('[%clk '.length, -1);

/**
 * A fact that belongs to no turn, as a record says it on a line of its own; a clock behind it as in a comment of a
 * move.
 */
export const eventText = (line: EventLine): string => {
  switch (line.kind) {
    case 'veto':
      return `@veto ${line.side}${line.clockMs === null ? '' : ` @clk ${timeText(line.clockMs)}`}`;
    case 'flag':
      return `@flag ${line.side}`;
    case 'control-board':
      return '@control-board';
    case 'position':
      return `@position ${line.board} ${line.fen}`;
    case 'rating':
      return `@rating ${line.board} ${line.rating}`;
  }
};

const said = (text: string): string => `[%bc ${text}]`;

/** A clock as other programs know it, and what happened, in one comment: some read no second one behind a move. */
export const commentOf = (clockMs: number | null, texts: readonly string[]): string | null => {
  const parts = [...(clockMs === null ? [] : [clockText(clockMs)]), ...texts.map(said)];
  return parts.length === 0 ? null : `{${parts.join(' ')}}`;
};
