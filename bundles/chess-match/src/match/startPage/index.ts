import type { IncomingMessage } from 'node:http';
import { languageAsked, preferredLanguage, type Language } from '../../view/language';
import type { MatchConfig } from '../config';
import type { OwnListener } from '../guard/server';
import { send } from '../http/respond';
import { viewersAddressFor } from '../viewers/addresses';
import { startPage } from './page';

/** As the address says, else as the browser's first language is. */
export const languageFor = ({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): Language =>
  languageAsked(url) ?? preferredLanguage(headers['accept-language'] ?? '');

/** What the bare address of the server shows: where to begin. */
export const serveStartPage =
  (viewers: MatchConfig['viewers']): OwnListener =>
  (request, response, path) => {
    if (path !== '/') return false;
    const page = startPage(languageFor(request), viewersAddressFor(viewers, request.headers.host ?? ''));
    send(response, 200, 'text/html', page);
    return true;
  };
