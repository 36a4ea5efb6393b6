import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { json, NO_STORE, type Reply } from '../../../http/reply';
import { onGet, queryOf, type AnswerRow } from '../../../http/answerRow';
import { refuse } from '../../base/errors';
import { ROOT } from '../../gate/http/own';
import type { MatchConfig } from '../../server/config';
import { viewersAddressFor } from '../addresses';
import { isId, readArchive } from '../archiveFiles';
import { homeFileOf } from './homeFile';
import { onePage } from './onePage';
import { snippetOf } from './snippet';

interface EmbedParts {
  readonly viewers: Pick<MatchConfig['viewers'], 'address' | 'host' | 'port'>;
  /** Folder of the matches that are over. */
  readonly archive: string;
  /** Where the pages of viewers are built to. */
  readonly pages: string;
}

const saved = (name: string, type: string, body: string): Reply => ({
  status: 200,
  type,
  cache: NO_STORE,
  body,
  headers: { 'content-disposition': `attachment; filename="${name}"` },
});

const FORMS = ['facts', 'html', 'json', 'script'] as const;

/**
 * GET embed?match=ID&as=FORM: a match for the pages of others. `facts`: whether it is over and kept for viewers, and
 * what is copied into a page, from the page of viewers where that can be reached (`hosted`) and with files beside that
 * page (`beside`); `html`, a page that needs no server; `json`, the match in a file; `script`, the element. 400 for
 * another form, 404 for a match that is not kept.
 */
export const embedRoute = ({ viewers, archive, pages }: EmbedParts): AnswerRow =>
  onGet(`${ROOT}embed`, ({ request }) => {
    const query = queryOf(request);
    const as = FORMS.find((known) => known === (query.get('as') ?? 'facts'));
    const asked = query.get('match') ?? '';
    const matchId = isId(asked) ? asked : '';
    if (as === undefined) return json(400, { ok: false, parameter: 'as' });
    const script = (): string => readFileSync(join(pages, 'match.js'), 'utf8');
    if (as === 'script') return saved('match.js', 'text/javascript; charset=utf-8', script());
    const file = homeFileOf(readArchive(archive), matchId);
    if (as === 'facts') {
      const base = viewersAddressFor(viewers, request.headers.host ?? '')?.replace(/\/*$/, '/') ?? null;
      const hosted = base === null ? null : snippetOf(base, `${base}?match=${matchId}`);
      return json(200, { ok: true, isKept: file !== null, hosted, beside: snippetOf('', `match-${matchId}.json`) });
    }
    if (file === null) return json(404, refuse('match/unknown', { matchId: asked }));
    return as === 'json'
      ? saved(`match-${matchId}.json`, 'application/json', JSON.stringify(file))
      : saved(`match-${matchId}.html`, 'text/html; charset=utf-8', onePage(file, script(), null));
  });
