import type { IncomingMessage, ServerResponse } from 'node:http';
import { err, ok, type Result } from '../../../games/common/result';
import { send, sendJson } from '../../../http/respond';
import type { Log } from '../../log';
import type { Refusals } from '../refusals';
import { CATEGORIES, type Category } from './categories';
import { examine } from './examine';
import { problem, type UploadProblem } from './problems';
import { drain, receive } from './receive';
import type { AssetStore } from './assetStore';
import type { Examiner } from './examiner';
import { isTheme } from './themeCss';

export interface UploadParts {
  readonly assets: AssetStore;
  readonly examiner: Examiner;
  readonly refusals: Refusals;
  readonly log: Log;
}

/** A file that pages may ask for. */
interface Kept {
  readonly name: string;
  readonly url: string;
}

/** Files that are in memory as a whole, each of up to 10 MB. */
const AT_ONCE = 12;

const FOLDER = /^\/assets\/chess-broadcast\/([a-z]+)(?:\/([^/]+))?$/;

const isCategory = (name: string): name is Category => Object.hasOwn(CATEGORIES, name);

interface Place {
  readonly category: Category;
  /** Empty for the category as a whole. */
  readonly base: string;
}

const placeOf = (path: string): Place | null => {
  const [, category = '', base = ''] = FOLDER.exec(path) ?? [];
  return isCategory(category) ? { category, base } : null;
};

/**
 * Uploads, deletions and theme files, in the place of NodeCG's handlers at the same addresses: POST a multipart form
 * with the field `file`, DELETE a name. 200 done, else a problem as JSON; 410 for a file that is gone already.
 * @returns a listener that says whether the request was one of these; pictures are left to NodeCG
 */
export const uploadRoutes = ({ assets, examiner, refusals, log }: UploadParts) => {
  let open = 0;
  const upload = async (category: Category, request: IncomingMessage): Promise<Result<Kept, UploadProblem>> => {
    const received = await receive(request);
    if (!received.ok) return received;
    const examined = await examine(category, received.value, examiner);
    if (!examined.ok) return examined;
    const { base, content } = examined.value;
    const full = await assets.room(category, base, content.length);
    if (full !== null) return err(full);
    await assets.put(category, base, content);
    log.info(`Uploaded ${base} to ${category}.`);
    return ok({ name: base, url: `/assets/chess-broadcast/${category}/${encodeURIComponent(base)}` });
  };
  const uploadInTurn = async (category: Category, request: IncomingMessage): Promise<Result<Kept, UploadProblem>> => {
    if (open >= AT_ONCE) {
      await drain(request);
      return err(problem('upload/busy', {}));
    }
    open += 1;
    try {
      return await upload(category, request);
    } finally {
      open -= 1;
    }
  };
  const remove = async (category: Category, base: string): Promise<Result<null, UploadProblem>> => {
    if (!(await assets.remove(category, base))) return err(problem('upload/gone', { name: base, category }));
    log.info(`Deleted ${base} from ${category}.`);
    return ok(null);
  };
  const serveTheme = async (base: string, response: ServerResponse): Promise<void> => {
    const css = await assets.read('themes', base);
    if (css === null) send(response, 404, 'text/plain', 'No such file.\n');
    else if (isTheme(css)) send(response, 200, 'text/css', css);
    else send(response, 403, 'text/plain', 'This file is no theme: it holds more than ":root { --name: value; }".\n');
  };
  const answer = (response: ServerResponse, what: string, result: Result<Kept | null, UploadProblem>): void => {
    if (result.ok) {
      sendJson(response, 200, { ok: true, file: result.value });
      return;
    }
    const { status, ...error } = result.error;
    refusals.note('bad_upload', `${what}: ${error.message}`);
    sendJson(response, status, { ok: false, error }, { connection: 'close' });
  };
  const handle = async (
    request: IncomingMessage,
    response: ServerResponse,
    { category, base }: Place,
  ): Promise<void> => {
    const { method = '' } = request;
    const what = `${method} ${category}/${base}`;
    if (method === 'POST') answer(response, what, await uploadInTurn(category, request));
    else if (method === 'DELETE') answer(response, what, await remove(category, base));
    else await serveTheme(base, response);
  };
  /** @param path decoded, as the gate let it in */
  return (request: IncomingMessage, response: ServerResponse, path: string): boolean => {
    const place = placeOf(path);
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (place === null || (isReading && place.category !== 'themes')) return false;
    handle(request, response, place).catch((error: unknown) => {
      log.error(`${request.method ?? ''} ${path} failed.`, error);
      const { status, ...failed } = problem('upload/failed', {});
      if (!response.headersSent) sendJson(response, status, { ok: false, error: failed }, { connection: 'close' });
    });
    return true;
  };
};
