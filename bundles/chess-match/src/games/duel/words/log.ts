import type { LogKind, LogTexts } from '../../common/log';
import { LOG_KINDS } from '../../common/logKinds';
import type { DuelEvent } from '../events';
import type { DuelEnd, DuelReason } from '../state';

/** What every game of two sides has in the log, the arbiter's setting of the board included. */
export type LoggedDuel = DuelEvent | { readonly type: 'positionCorrected'; readonly reason: string };

/** What those entries are filtered by. */
export const DUEL_LOG_KINDS: { readonly [T in LoggedDuel['type']]: LogKind } = {
  ...LOG_KINDS,
  clockStarted: 'clock',
  clockStopped: 'clock',
};

/** What those entries say in one language. @param ended how the game ended with it, or nothing */
export type DuelLog = (ended: (end: DuelEnd<DuelReason>) => string) => LogTexts<LoggedDuel>;
