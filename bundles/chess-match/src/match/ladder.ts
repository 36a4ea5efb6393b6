import type { Answer } from '@schemas/answer';
import type { Command } from '@schemas/command';
import type { Problem } from '@schemas/draft';
import { refuse } from './errors';
import { mayDo, type Identity } from './identity';
import { checkShape } from './shape';

export interface LadderParts {
  /** The answer a command with this id already got or is waiting for. */
  readonly answerTo: (id: string) => Answer | Promise<Answer> | null;
  readonly version: () => number;
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
  return refuse('command/malformed', { where: '/issuedAt', what: `lies ${-ageMs} ms ahead of the server's clock` });
};

/** Steps 1 to 3, the same for every command: shape, permission, repetition, age, version. */
export const admit = (input: unknown, identity: Identity, parts: LadderParts): Admission => {
  const { answerTo, version, now, maxAgeMs } = parts;
  const shaped = checkShape(input);
  if (!shaped.ok) return refusal(shaped.error);
  const command = shaped.value;
  const { id, type, expectedVersion } = command;
  if (!mayDo(identity, type)) return refusal(refuse('command/forbidden', { type, role: identity.role }));
  const answer = answerTo(id);
  if (answer !== null) return { kind: 'repeated', answer };
  const nowMs = now();
  const problem = ageProblem(command, nowMs, maxAgeMs);
  if (problem !== null) return refusal(problem);
  const actual = version();
  if (expectedVersion === null || expectedVersion === actual) return { kind: 'admitted', command, nowMs };
  return { kind: 'refused', problem: refuse('match/stale', { expected: expectedVersion, actual }), id };
};
