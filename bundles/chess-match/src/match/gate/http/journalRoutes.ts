import type { IncomingMessage, ServerResponse } from 'node:http';
import { err, ok, type Result } from '../../../games/common/result';
import type { Commands } from '../../authority/submit';
import { refuse } from '../../base/errors';
import { HTTP_OPERATOR } from '../../authority/identity';
import type { Journal } from '../../journal/contract';
import type { Games } from '../../../games/common/game';
import { exportMatch } from '../../transfer/exportMatch';
import type { ImportHost } from '../../transfer/importHost';
import { planImport, type ImportPlan } from '../../transfer/importMatch';
import { LIMIT_BYTES } from '../../transfer/matchFile';
import type { OnPlayed } from '../../transfer/playThrough';
import type { FileProblem } from '../../transfer/fileProblem';
import { answerTo, type ImportAnswer } from './importAnswer';
import { ROOT } from './own';
import { isJson, readBytes } from '../../../http/readBody';
import { json, type Streamed } from '../../../http/reply';
import { onGet, onPost, queryOf, type AnswerRow } from '../../../http/answerRow';

export interface TransferParts {
  readonly commands: Commands;
  readonly journal: Journal;
  readonly games: Games;
  readonly imports: ImportHost;
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

const planOf = async (
  request: IncomingMessage,
  parts: TransferParts,
  onPlayed: OnPlayed,
  gone: AbortSignal,
): Promise<Result<ImportPlan, FileProblem>> => {
  if (!isJson(request))
    return err(refuse('import/not_json', { reason: 'it must come with content-type application/json' }));
  const body = await readBytes(request, LIMIT_BYTES);
  if (body.kind === 'too_large') return err(refuse('import/too_large', { limitMb: LIMIT_MB }));
  if (body.kind === 'broken') return err(refuse('import/cancelled', {}));
  const file = await parts.imports.play(body.bytes, onPlayed, gone);
  if (!file.ok) return file;
  return gone.aborted
    ? err(refuse('import/cancelled', {}))
    : ok(planImport({ ...parts, nowMs: parts.now() }, file.value));
};

/** Aborted when nobody waits for the answer any more. */
const goneSignal = (response: ServerResponse): AbortSignal => {
  const controller = new AbortController();
  response.once('close', () => controller.abort());
  return controller.signal;
};

/** What becomes of the plan of an import, told to whoever sent the file. */
type Planned = (plan: ImportPlan, answer: ImportAnswer) => void;

/**
 * A whole match in and out: GET journal?match=ID gives the file; POST journal/check says what its import would do,
 * POST journal/import does it. A file is checked and played through as a whole, beside the server, before anything is
 * written; who goes away before that ends it.
 */
export const journalRoutes = (parts: TransferParts): readonly AnswerRow[] => {
  const { commands, journal, version, now } = parts;
  const planned =
    (request: IncomingMessage, follow: Planned): Streamed =>
    async (response) => {
      const answer = answerTo(request, response);
      const plan = await planOf(request, parts, answer.played, goneSignal(response));
      if (plan.ok) follow(plan.value, answer);
      else answer.refuse(plan.error);
    };
  return [
    onGet(`${ROOT}journal`, ({ request }) => {
      const matchId = queryOf(request).get('match') ?? commands.open()?.row.matchId ?? '';
      const file = exportMatch(journal, matchId, version, now());
      if (!file.ok) return json(404, { ok: false, error: file.error });
      const setup = journal.match(matchId)?.setup;
      const name = fileName(setup?.white ?? '', setup?.black ?? '', now());
      return json(200, file.value, { 'content-disposition': `attachment; filename="${name}"` });
    }),
    onPost(`${ROOT}journal/check`, ({ request }) =>
      planned(request, ({ games }, answer) => answer.end(200, { ok: true, games })),
    ),
    onPost(`${ROOT}journal/import`, ({ request }) =>
      planned(request, ({ change, games }, answer) => {
        const done = commands.importMatch(change, HTTP_OPERATOR);
        answer.end(done.ok ? 200 : 500, { ...done, games });
      }),
    ),
  ];
};
