import type { LogTexts } from '../../common/log';
import type { ClockEvent } from '../events';

/** Boards that do not wait for each other have numbers or letters. */
type Board = number | string;

/** What games on such boards have in the log of who did what, beside what each tells its own way. */
export type LoggedApart =
  | ClockEvent<Board>
  | { readonly type: 'positionCorrected'; readonly board: Board; readonly reason: string }
  | { readonly type: 'aborted'; readonly reason: string };

export type ApartLog = LogTexts<LoggedApart>;
