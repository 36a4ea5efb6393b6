import type { IncomingMessage } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { Answer } from '@schemas/answer';
import type { Problem } from '@schemas/draft';
import type { Commands } from '../commands/submit';
import { refuse } from '../base/errors';
import type { CrewIdentity } from '../commands/identity';
import { COMMAND_LIMIT_BYTES, isJson, readBody } from '../../http/readBody';

export interface Reply {
  readonly status: number;
  readonly answer: Answer;
}

/** HTTP status of a refusal; the answer itself says more. */
const STATUS: Readonly<Record<string, number>> = {
  'command/malformed': 400,
  'command/forbidden': 403,
  'match/stale': 409,
  'show/stale': 409,
  'show/taken_meanwhile': 409,
  'show/cue_changed': 409,
  'show/in_transition': 409,
  'rundown/changed': 409,
  'rundown/other_item': 409,
  'suggestion/gone': 409,
  'journal/write_failed': 500,
  'command/failed': 500,
  'server/stopping': 503,
};

const refusedReply = (commands: Commands, status: number, error: Problem): Reply => ({
  status,
  answer: { ok: false, version: commands.version(), matchId: commands.open()?.row.matchId ?? null, error },
});

/** What a script or a button box may leave out: an id, the time of issue, the version it expects. */
const completed = (input: unknown, nowMs: number): unknown =>
  typeof input === 'object' && input !== null && !Array.isArray(input)
    ? { id: randomUUID(), issuedAt: nowMs, expectedVersion: null, ...input }
    : input;

/**
 * POST /chess-match/commands: for scripts and button boxes. 200 accepted, 400 malformed, 403 forbidden, 409
 * stale, 413 too large, 415 not declared as JSON, 422 refused by the rules, 500 the server failed,
 * 503 it is stopping.
 */
export const postCommand = async (
  request: IncomingMessage,
  commands: Commands,
  identify: (request: IncomingMessage) => CrewIdentity,
  now: () => number,
): Promise<Reply> => {
  const malformed = (status: number, what: string): Reply =>
    refusedReply(commands, status, refuse('command/malformed', { where: '', what }));
  if (!isJson(request)) return malformed(415, 'must come with content-type application/json');
  const body = await readBody(request, COMMAND_LIMIT_BYTES);
  if (body.kind === 'too_large') return malformed(413, `is longer than ${body.limitBytes} bytes`);
  if (body.kind === 'not_json') return malformed(400, `is not JSON: ${body.reason}`);
  const answer = await commands.submit(completed(body.value, now()), identify(request));
  return { status: answer.ok ? 200 : (STATUS[answer.error.code] ?? 422), answer };
};
