import type { IncomingMessage } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { Answer } from '@schemas/answer';
import type { Problem } from '@schemas/draft';
import { preferredLanguage } from '../../view/language';
import { COMMAND_LIMIT_BYTES, isJson, readBody, type Body } from '../../http/readBody';
import { problemText } from '../../texts';
import type { CrewIdentity } from '../authority/identity';
import type { Commands } from '../authority/submit';
import { refuse } from '../base/errors';

/** An answer to a program: a refusal also says in words what is wrong and what to do. */
export interface Reply {
  readonly status: number;
  readonly answer: Answer & { readonly text?: string };
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

const EMPTY: Body = { kind: 'json', value: {} };

const isWithoutBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What a script or a button box may leave out: an id, the time of issue, the version it expects, and its type where the
 * address says it.
 */
const completed = (input: unknown, { headers }: IncomingMessage, type: string | null, nowMs: number): unknown => {
  if (!isObject(input)) return input;
  const id = headers['idempotency-key'] ?? randomUUID();
  return { id, issuedAt: nowMs, expectedVersion: null, ...(type === null ? {} : { type }), ...input };
};

/**
 * POST /chess-match/commands and commands/TYPE, for scripts and button boxes. The same `Idempotency-Key`, or `id`,
 * again gets the same answer and does nothing. 200 accepted, 400 malformed, 403 forbidden, 409 stale, 413 too large,
 * 415 not declared as JSON, 422 refused by the rules, 500 the server failed, 503 it is stopping.
 * @param type as the address says it; null: the body does
 */
export const postCommand = async (
  request: IncomingMessage,
  type: string | null,
  commands: Commands,
  identify: (request: IncomingMessage) => CrewIdentity,
  now: () => number,
): Promise<Reply> => {
  const replyOf = (status: number, answer: Answer): Reply =>
    answer.ok
      ? { status, answer }
      : {
          status,
          answer: {
            ...answer,
            text: problemText(answer.error, preferredLanguage(request.headers['accept-language'] ?? '')),
          },
        };
  const refused = (status: number, error: Problem): Reply =>
    replyOf(status, { ok: false, version: commands.version(), matchId: commands.open()?.row.matchId ?? null, error });
  const malformed = (status: number, what: string, where = ''): Reply =>
    refused(status, refuse('command/malformed', { where, what }));
  const isBare = type !== null && isWithoutBody(request);
  if (!isBare && !isJson(request)) return malformed(415, 'must come with content-type application/json');
  const body = isBare ? EMPTY : await readBody(request, COMMAND_LIMIT_BYTES);
  if (body.kind === 'too_large') return malformed(413, `is longer than ${body.limitBytes} bytes`);
  if (body.kind === 'not_json') return malformed(400, `is not JSON: ${body.reason}`);
  const command = completed(body.value, request, type, now());
  if (type !== null && isObject(command) && command['type'] !== type)
    return malformed(400, `is not ${type}, as the address says`, '/type');
  const answer = await commands.submit(command, identify(request));
  return replyOf(answer.ok ? 200 : (STATUS[answer.error.code] ?? 422), answer);
};
