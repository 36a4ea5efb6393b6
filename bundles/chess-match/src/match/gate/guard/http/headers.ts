import { NO_PAGE } from '../../../../http/refuse';
import type { Headers } from '../../../../http/reply';
import type { Kind } from './rows';

type Policy = Readonly<Record<string, readonly string[]>>;

const policyText = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

const SELF = "'self'";
const NONE = "'none'";

/**
 * What all pages live under. NodeCG writes scripts into each page ('unsafe-inline'). The socket is named, as browsers
 * differ in whether 'self' means ws: too.
 */
const pagePolicy = (host: string): Policy => ({
  'default-src': [NONE],
  'script-src': [SELF, "'unsafe-inline'"],
  'style-src': [SELF, "'unsafe-inline'"],
  'img-src': [SELF, 'data:'],
  'font-src': [SELF, 'data:'],
  'connect-src': [SELF, `ws://${host}`, `wss://${host}`],
  'frame-src': [NONE],
  'object-src': [NONE],
  'base-uri': [NONE],
  'form-action': [NONE],
  'frame-ancestors': [SELF],
});

/** A file of somebody else's, opened by itself: it may look like something and do nothing. */
const ASSET_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

const policyOf = (kind: Kind, host: string): string => {
  switch (kind) {
    case 'graphic':
      return policyText(pagePolicy(host));
    case 'panel':
      // The director's monitors are graphics in frames.
      return policyText({ ...pagePolicy(host), 'frame-src': [SELF] });
    case 'shell':
      return policyText({
        ...pagePolicy(host),
        // NodeCG's dashboard compiles the schemas of NodeCG's own replicants.
        'script-src': [SELF, "'unsafe-inline'", "'unsafe-eval'"],
        'frame-src': [SELF],
        'worker-src': [SELF],
        'manifest-src': [SELF],
      });
    case 'asset':
      return ASSET_POLICY;
    case 'part':
    case 'data':
    case 'link':
    case 'live':
      return NO_PAGE['content-security-policy'];
  }
};

const isFramed = (kind: Kind): boolean => kind === 'graphic' || kind === 'panel' || kind === 'shell';

/** Of what a page of any origin may show, who says a good key in the address. */
export const ELSEWHERE: Headers = { 'cross-origin-resource-policy': 'cross-origin' };

/**
 * The headers of every answer.
 * @param kind of what is answered
 * @param host "host:port" under which the browser came, one of the server's own names
 */
export const headersOf = (kind: Kind, host: string): Headers => ({
  ...NO_PAGE,
  'content-security-policy': policyOf(kind, host),
  ...(isFramed(kind) && { 'x-frame-options': 'SAMEORIGIN' }),
});
