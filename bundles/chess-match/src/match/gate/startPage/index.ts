import type { IncomingMessage } from 'node:http';
import { languageAsked, preferredLanguage, type Language } from '../../../view/language';
import type { MatchConfig } from '../../server/config';
import { NO_STORE } from '../../../http/reply';
import { onGet, type AnswerRow } from '../../../http/answerRow';
import { viewersAddressFor } from '../../home/addresses';
import { startPage, type Beginning } from './page';

/** As the address says, else as the browser's first language is. */
export const languageFor = ({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): Language =>
  languageAsked(url) ?? preferredLanguage(headers['accept-language'] ?? '');

type BeginningFor = (request: IncomingMessage) => Beginning;

/** Where a match is played, or can be. */
export const beginningOfMatch =
  (viewers: MatchConfig['viewers']): BeginningFor =>
  ({ headers }) => ({ viewers: viewersAddressFor(viewers, headers.host ?? ''), findings: [] });

/** What the bare address of the server shows: where to begin. */
export const startPageRow = (beginningFor: BeginningFor): AnswerRow =>
  onGet('/', ({ request }) => ({
    status: 200,
    type: 'text/html; charset=utf-8',
    cache: NO_STORE,
    body: startPage(languageFor(request), beginningFor(request)),
  }));
