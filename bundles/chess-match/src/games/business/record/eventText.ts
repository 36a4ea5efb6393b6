import type { RecordLine } from './recordFile';

type EventLine = Exclude<RecordLine, { kind: 'turn' | 'comment' }>;

/**
 * A fact that belongs to no turn, as records say it on a line of its own.
 * @param clock how this kind of record writes a clock (ms) behind it
 */
export const eventText = (line: EventLine, clock: (ms: number) => string): string => {
  switch (line.kind) {
    case 'veto':
      return `@veto ${line.side}${line.clockMs === null ? '' : ` ${clock(line.clockMs)}`}`;
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
