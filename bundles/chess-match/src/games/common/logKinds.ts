import type { LogKind } from './log';

/** What entries are filtered by that journals of several games know by the same name. */
export const LOG_KINDS = {
  clockSet: 'clock',
  timeAdded: 'clock',
  gapNoted: 'clock',
  gapDismissed: 'clock',
  gapsCharged: 'clock',
  flagFell: 'arbiter',
  resigned: 'arbiter',
  drawOffered: 'arbiter',
  drawAgreed: 'arbiter',
  drawDeclined: 'arbiter',
  positionCorrected: 'arbiter',
  resultRuled: 'arbiter',
  aborted: 'arbiter',
} as const satisfies Readonly<Record<string, LogKind>>;
