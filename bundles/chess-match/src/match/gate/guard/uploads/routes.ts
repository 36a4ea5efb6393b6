import type { IncomingMessage } from 'node:http';
import { err, ok, type Result } from '../../../../games/common/result';
import { json, NO_STORE, text, type Reply } from '../../../../http/reply';
import { onDelete, onGet, onPost, type AnswerRow } from '../../../../http/answerRow';
import type { Log } from '../../../base/log';
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

const CATEGORY_NAMES = Object.keys(CATEGORIES) as readonly Category[];

const folderOf = (category: Category): string => `/assets/chess-broadcast/${category}`;
const fileOf = (category: Category): RegExp => new RegExp(`^${folderOf(category)}/([^/]+)$`);

/** A theme as pages load it; what is in the folder and is no theme goes to nobody. */
const themeOf = async (assets: AssetStore, base: string): Promise<Reply> => {
  const css = await assets.read('themes', base);
  if (css === null) return text(404, 'No such file.');
  return isTheme(css)
    ? { status: 200, type: 'text/css; charset=utf-8', cache: NO_STORE, body: css }
    : text(403, 'This file is no theme: it holds more than ":root { --name: value; }".');
};

/**
 * Uploads, deletions and theme files, in the place of NodeCG's handlers at the same addresses: POST a multipart form
 * with the field `file`, DELETE a name. 200 done, else a problem as JSON; 410 for a file that is gone already.
 * Pictures are read from NodeCG.
 */
export const uploadRows = ({ assets, examiner, refusals, log }: UploadParts): readonly AnswerRow[] => {
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
  const refused = (what: string, { status, ...error }: UploadProblem): Reply => {
    refusals.note('bad_upload', `${what}: ${error.message}`);
    return json(status, { ok: false, error }, { connection: 'close' });
  };
  const answer = async (what: string, done: Promise<Result<Kept | null, UploadProblem>>): Promise<Reply> => {
    try {
      const result = await done;
      return result.ok ? json(200, { ok: true, file: result.value }) : refused(what, result.error);
    } catch (error) {
      log.error(`${what} failed.`, error);
      const { status, ...failed } = problem('upload/failed', {});
      return json(status, { ok: false, error: failed }, { connection: 'close' });
    }
  };
  return [
    ...CATEGORY_NAMES.flatMap((category) => [
      onPost(folderOf(category), ({ request }) => answer(`POST ${category}/`, uploadInTurn(category, request))),
      onDelete(fileOf(category), ({ groups: [base = ''] }) =>
        answer(`DELETE ${category}/${base}`, remove(category, base)),
      ),
    ]),
    onGet(fileOf('themes'), ({ groups: [base = ''] }) => themeOf(assets, base)),
  ];
};
