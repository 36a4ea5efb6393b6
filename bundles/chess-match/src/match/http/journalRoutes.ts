import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Problem } from '@schemas/draft';
import { err, type Result } from '../../rules/common/result';
import type { Door } from '../door';
import { refuse } from '../errors';
import { HTTP_OPERATOR } from '../identity';
import type { Journal } from '../journal/contract';
import type { Games } from '../openMatch';
import { exportMatch } from '../transfer/exportMatch';
import { planImport, type ImportPlan } from '../transfer/importMatch';
import { LIMIT_BYTES, readMatchFile } from '../transfer/matchFile';
import { isJson } from './postCommand';
import { readBody } from './readBody';
import { sendJson, type Route } from './respond';

export interface TransferParts {
  readonly door: Door;
  readonly journal: Journal;
  readonly games: Games;
  readonly newMatchId: () => string;
  /** Of the program. */
  readonly version: string;
  readonly now: () => number;
}

const LIMIT_MB = LIMIT_BYTES / (1024 * 1024);

/** Letters, figures and hyphens: a name every file system takes. */
const fileName = (white: string, black: string, nowMs: number): string => {
  const plain = `${white}-${black}`.normalize('NFKD').replace(/[^A-Za-z0-9]+/g, '-');
  const names = plain.replace(/^-|-$/g, '').slice(0, 60) || 'match';
  return `${names}-${new Date(nowMs).toISOString().slice(0, 10)}.match.json`;
};

const planOf = async (request: IncomingMessage, parts: TransferParts): Promise<Result<ImportPlan, Problem>> => {
  if (!isJson(request))
    return err(refuse('import/not_json', { reason: 'it must come with content-type application/json' }));
  const body = await readBody(request, LIMIT_BYTES);
  if (body.kind === 'too_large') return err(refuse('import/too_large', { limitMb: LIMIT_MB }));
  if (body.kind === 'not_json') return err(refuse('import/not_json', { reason: body.reason }));
  const file = readMatchFile(body.value);
  return file.ok ? planImport({ ...parts, nowMs: parts.now() }, file.value) : file;
};

const refusePlan = (response: ServerResponse, problem: Problem): void => {
  const isTooLarge = problem.code === 'import/too_large';
  sendJson(response, isTooLarge ? 413 : 422, { ok: false, error: problem }, isTooLarge ? { connection: 'close' } : {});
};

/**
 * A whole match in and out: GET journal?match=ID gives the file; POST journal/check says what its import would do,
 * POST journal/import does it. A file is checked and played through as a whole before anything is written.
 */
export const journalRoutes = (parts: TransferParts): Readonly<Record<string, Route>> => ({
  journal: {
    method: 'GET',
    handle: (request, response) => {
      const { door, journal, version, now } = parts;
      const asked = new URL(request.url ?? '', 'http://localhost').searchParams.get('match');
      const matchId = asked ?? door.open()?.row.matchId ?? '';
      const file = exportMatch(journal, matchId, version, now());
      if (!file.ok) {
        sendJson(response, 404, { ok: false, error: file.error });
        return;
      }
      const setup = journal.match(matchId)?.setup;
      const name = fileName(setup?.white ?? '', setup?.black ?? '', now());
      sendJson(response, 200, file.value, { 'content-disposition': `attachment; filename="${name}"` });
    },
  },
  'journal/check': {
    method: 'POST',
    handle: async (request, response) => {
      const plan = await planOf(request, parts);
      if (plan.ok) sendJson(response, 200, { ok: true, games: plan.value.games });
      else refusePlan(response, plan.error);
    },
  },
  'journal/import': {
    method: 'POST',
    handle: async (request, response) => {
      const plan = await planOf(request, parts);
      if (!plan.ok) {
        refusePlan(response, plan.error);
        return;
      }
      const answer = parts.door.importMatch(plan.value.change, HTTP_OPERATOR);
      sendJson(response, answer.ok ? 200 : 500, { ...answer, games: plan.value.games });
    },
  },
});
