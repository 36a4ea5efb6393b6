import type { IncomingMessage } from 'node:http';
import { LANGUAGES, type Language } from '../../texts';
import type { MatchConfig } from '../config';
import type { OwnListener } from '../guard/server';
import { send } from '../http/respond';
import { viewersAddressFor } from '../viewers/addresses';
import { startPage } from './page';

/** As the address says (`?lang=en`), else the browser's first language where it is one of ours; English for all others. */
export const languageFor = ({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): Language => {
  const asked = new URLSearchParams(url.split('?')[1] ?? '').get('lang');
  const preferred = (headers['accept-language'] ?? '').trim().slice(0, 2).toLowerCase();
  return LANGUAGES.find((each) => each === asked) ?? LANGUAGES.find((each) => each === preferred) ?? 'en';
};

/** What the bare address of the server shows: where to begin. */
export const serveStartPage =
  (viewers: MatchConfig['viewers']): OwnListener =>
  (request, response, path) => {
    if (path !== '/') return false;
    const page = startPage(languageFor(request), viewersAddressFor(viewers, request.headers.host ?? ''));
    send(response, 200, 'text/html', page);
    return true;
  };
