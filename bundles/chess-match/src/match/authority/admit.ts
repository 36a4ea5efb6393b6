import type { Answer } from '@schemas/answer';
import type { Command } from '@schemas/command';
import type { HallRules } from '@schemas/devices';
import type { Problem } from '@schemas/draft';
import { err, ok, type Result } from '../../games/common/result';
import { refuse } from '../base/errors';
import type { Identity } from './identity';
import { mayDo, rolesFor } from './permissions';
import { withFewMarks } from './marks';
import { reasonProblem } from './reasons';
import { seatProblem, type Seating } from './seats';
import { checkShape } from './shape';
import { rowOf } from './commandTable';

export interface AdmissionParts {
  /** The answer a command with this id already got or is waiting for. */
  readonly answerTo: (id: string) => Answer | Promise<Answer> | null;
  readonly version: () => number;
  /** Of a thread of the open match: null where it has no such thread. */
  readonly threadVersion: (thread: string) => number | null;
  /** Of a draft: keystrokes are no versions of the match, and are not made stale by them. Null: no such thread. */
  readonly draftVersion: (thread: string | undefined) => number | null;
  /** Of the open match; null without one. */
  readonly seating: () => Seating | null;
  readonly hallRules: () => HallRules;
  readonly now: () => number;
  /** A command issued longer ago than this is refused: nobody still stands behind it. */
  readonly maxAgeMs: number;
}

export type Admission =
  | { readonly kind: 'admitted'; readonly command: Command; readonly nowMs: number }
  | { readonly kind: 'repeated'; readonly answer: Answer | Promise<Answer> }
  /** `id`: worth remembering, as the same command might pass later; else null. */
  | {
      readonly kind: 'refused';
      readonly problem: Problem;
      readonly id: string | null;
      readonly thread: string | undefined;
    };

const refusal = (problem: Problem): Admission => ({ kind: 'refused', problem, id: null, thread: undefined });

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
  return unreasoned === null ? ok(withFewMarks(shaped.value)) : err(unreasoned);
};

/** What passed once may be refused at another moment: it came too late, or it is not this one's turn. */
const momentProblem = (
  command: Command,
  identity: Identity,
  nowMs: number,
  { maxAgeMs, hallRules, seating }: Pick<AdmissionParts, 'maxAgeMs' | 'hallRules' | 'seating'>,
): Problem | null => ageProblem(command, nowMs, maxAgeMs) ?? seatProblem(command, identity, hallRules(), seating());

type Versions = Pick<AdmissionParts, 'version' | 'threadVersion' | 'draftVersion'>;

const threadOf = (command: Command): string | undefined => ('thread' in command ? command.thread : undefined);

/** A draft has a version of its own; one of no thread is refused for that later. */
const staleDraft = (expected: number, thread: string | undefined, { draftVersion }: Versions): Problem | null => {
  const actual = draftVersion(thread);
  return actual === null || expected === actual ? null : refuse('draft/stale', { expected, actual });
};

/** In a thread only what concerns that thread makes a command stale: the other board goes on by itself. */
const staleMatch = (
  expected: number,
  thread: string | undefined,
  { version, threadVersion }: Versions,
): Problem | null => {
  const actual = version();
  const since = thread === undefined ? actual : (threadVersion(thread) ?? actual);
  return expected >= since && expected <= actual ? null : refuse('match/stale', { expected, actual });
};

const staleProblem = (command: Command, versions: Versions): Problem | null => {
  const { type, expectedVersion: expected } = command;
  const thread = threadOf(command);
  const isOfDraft = rowOf(type).handler.of === 'draft';
  if (!isOfDraft && thread !== undefined && versions.threadVersion(thread) === null)
    return refuse('match/no_thread', { thread });
  if (expected === null) return null;
  return isOfDraft ? staleDraft(expected, thread, versions) : staleMatch(expected, thread, versions);
};

/** Steps 1 to 3, the same for every command: shape, permission, reason, repetition, age, whose turn it is, version. */
export const admit = (input: unknown, identity: Identity, parts: AdmissionParts): Admission => {
  const { answerTo, now } = parts;
  const checked = check(input, identity);
  if (!checked.ok) return refusal(checked.error);
  const command = checked.value;
  const answer = answerTo(command.id);
  if (answer !== null) return { kind: 'repeated', answer };
  const nowMs = now();
  const problem = momentProblem(command, identity, nowMs, parts);
  if (problem !== null) return refusal(problem);
  const stale = staleProblem(command, parts);
  return stale === null
    ? { kind: 'admitted', command, nowMs }
    : { kind: 'refused', problem: stale, id: command.id, thread: threadOf(command) };
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
  const problem = momentProblem(checked.value, identity, nowMs, parts) ?? staleProblem(checked.value, parts);
  return problem === null ? ok({ command: checked.value, nowMs }) : err(problem);
};
