import type { Answer } from '@schemas/answer';
import type { Command } from '@schemas/command';
import type { Problem } from '@schemas/draft';
import { err, ok, type Result } from '../../games/common/result';
import { refuse } from '../errors';
import type { Identity } from './identity';
import { mayDo, rolesFor } from './permissions';
import { reasonProblem } from './reasons';
import { checkShape } from './shape';
import { rowOf } from './table';

export interface AdmissionParts {
  /** The answer a command with this id already got or is waiting for. */
  readonly answerTo: (id: string) => Answer | Promise<Answer> | null;
  readonly version: () => number;
  /** Of the draft: keystrokes are no versions of the match, and are not made stale by them. */
  readonly draftVersion: () => number;
  readonly now: () => number;
  /** A command issued longer ago than this is refused: nobody still stands behind it. */
  readonly maxAgeMs: number;
}

export type Admission =
  | { readonly kind: 'admitted'; readonly command: Command; readonly nowMs: number }
  | { readonly kind: 'repeated'; readonly answer: Answer | Promise<Answer> }
  /** `id`: worth remembering, as the same command might pass later; else null. */
  | { readonly kind: 'refused'; readonly problem: Problem; readonly id: string | null };

const refusal = (problem: Problem): Admission => ({ kind: 'refused', problem, id: null });

const ageProblem = ({ issuedAt }: Command, nowMs: number, limitMs: number): Problem | null => {
  const ageMs = nowMs - issuedAt;
  if (ageMs > limitMs) return refuse('command/expired', { ageMs, limitMs });
  if (ageMs >= -limitMs) return null;
  return refuse('command/ahead', { aheadMs: -ageMs });
};

/** Shape, permission, reason: whatever the moment. */
const check = (input: unknown, identity: Identity): Result<Command, Problem> => {
  const shaped = checkShape(input);
  if (!shaped.ok) return shaped;
  const { type } = shaped.value;
  if (!mayDo(identity, type))
    return err(refuse('command/forbidden', { type, role: identity.role, allowed: rolesFor(type) }));
  const unreasoned = reasonProblem(shaped.value);
  return unreasoned === null ? shaped : err(unreasoned);
};

const staleProblem = (
  { type, expectedVersion: expected }: Command,
  { version, draftVersion }: Pick<AdmissionParts, 'version' | 'draftVersion'>,
): Problem | null => {
  const isOfDraft = rowOf(type).handler.of === 'draft';
  const actual = isOfDraft ? draftVersion() : version();
  if (expected === null || expected === actual) return null;
  return refuse(isOfDraft ? 'draft/stale' : 'match/stale', { expected, actual });
};

/** Steps 1 to 3, the same for every command: shape, permission, reason, repetition, age, version. */
export const admit = (input: unknown, identity: Identity, parts: AdmissionParts): Admission => {
  const { answerTo, now, maxAgeMs } = parts;
  const checked = check(input, identity);
  if (!checked.ok) return refusal(checked.error);
  const command = checked.value;
  const answer = answerTo(command.id);
  if (answer !== null) return { kind: 'repeated', answer };
  const nowMs = now();
  const problem = ageProblem(command, nowMs, maxAgeMs);
  if (problem !== null) return refusal(problem);
  const stale = staleProblem(command, parts);
  return stale === null ? { kind: 'admitted', command, nowMs } : { kind: 'refused', problem: stale, id: command.id };
};

/** The same steps for a command that is only tried out: nothing is repeated, and nothing remembered. */
export const admitPreview = (
  input: unknown,
  identity: Identity,
  parts: Omit<AdmissionParts, 'answerTo'>,
): Result<{ readonly command: Command; readonly nowMs: number }, Problem> => {
  const checked = check(input, identity);
  if (!checked.ok) return checked;
  const nowMs = parts.now();
  const problem = ageProblem(checked.value, nowMs, parts.maxAgeMs) ?? staleProblem(checked.value, parts);
  return problem === null ? ok({ command: checked.value, nowMs }) : err(problem);
};
