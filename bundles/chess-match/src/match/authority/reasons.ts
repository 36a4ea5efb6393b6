import type { Command } from '@schemas/command';
import type { Problem } from '@schemas/draft';
import { refuse } from '../base/errors';
import { isNoReason } from './noReason';
import { rowOf } from './commandTable';

const isDue = (command: Command): boolean => {
  const { reason } = rowOf(command.type);
  return typeof reason === 'string' ? reason === 'due' : reason.isDue(command);
};

/** @returns reason/missing where a reason is due and none is given, else null. */
export const reasonProblem = (command: Command): Problem | null => {
  if (!isDue(command)) return null;
  const reason = 'reason' in command ? command.reason : null;
  return isNoReason(reason) ? refuse('reason/missing', { type: command.type }) : null;
};
