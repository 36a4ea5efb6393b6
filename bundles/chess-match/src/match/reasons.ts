import type { Command } from '@schemas/command';
import type { Problem } from '@schemas/draft';
import { refuse } from './errors';

/**
 * What an arbiter does for a reason only (B24, B25, B27). Stopping the clock is not among them: it must not fail while
 * somebody looks for words.
 */
const NEED_REASON: ReadonlySet<Command['type']> = new Set<Command['type']>([
  'takeBack',
  'setClock',
  'addTime',
  'correctPosition',
  'correctRating',
  'redLine',
  'withdrawPenalty',
  'decideClaim',
  'fixScore',
  'strikeIncident',
]);

/** An entered score change is explained; taking the entry back only says that it stands open again. */
const takesEntryBack = (command: Command): boolean => command.type === 'fixScore' && !command.fixed;

/** @returns reason/missing where a reason is due and none is given, else null. */
export const reasonProblem = (command: Command): Problem | null => {
  if (!NEED_REASON.has(command.type) || takesEntryBack(command)) return null;
  const reason = 'reason' in command ? command.reason : null;
  return reason === null || reason.trim() === '' ? refuse('reason/missing', { type: command.type }) : null;
};
