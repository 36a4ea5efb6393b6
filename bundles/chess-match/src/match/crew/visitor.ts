import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../network/loopback';
import type { CrewKey } from './keyFile';
import type { CrewKeys } from './keys';
import type { PictureKeys } from './pictureKeys';
import { isPictures, type Workplace } from '../../contract/crew';

/** A workplace that proved itself by a key. */
export type Keyholder = Pick<CrewKey, 'id' | 'workplace' | 'name'>;

/** Who asks, as far as it is proved. */
export type Visitor =
  /** The server's own machine, which vouches for what its pages say of themselves. */
  | { readonly kind: 'own' }
  | { readonly kind: 'crew'; readonly key: Keyholder }
  /** `isHere`: on the server's own machine, where a key is asked for there too. */
  | { readonly kind: 'stranger'; readonly isHere: boolean };

/** What a proxy or a tunnel adds: then the address of the connection is not the visitor's. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/** The part of a request by which it is known who asks. */
export type Asked = Pick<IncomingMessage, 'headers' | 'url'> & {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress' | 'localAddress'>;
};

/** Whether it comes from this machine: over loopback, or by its own address in the network, and through nobody else. */
export const isOwnMachine = ({ headers, socket: { remoteAddress, localAddress } }: Asked): boolean =>
  remoteAddress !== undefined &&
  (isLoopback(remoteAddress) || remoteAddress === localAddress) &&
  FORWARDED.every((name) => headers[name] === undefined);

/** Cookies have no port: the name keeps them apart from others of this host. OBS and a browser of the crew may share one. */
const COOKIES = { crew: 'chess-crew', obs: 'chess-obs' } as const;

const YEAR_S = 365 * 24 * 3600;

/** For our pages alone, and not for scripts. */
export const cookieFor = (workplace: Workplace, key: string): string =>
  `${isPictures(workplace) ? COOKIES.obs : COOKIES.crew}=${key}; Path=/; Max-Age=${YEAR_S}; HttpOnly; SameSite=Strict`;

const cookiesOf = (header: string | undefined): ReadonlyMap<string, string> =>
  new Map(
    (header ?? '').split(';').map((part) => {
      const [name = '', ...value] = part.trim().split('=');
      return [name, value.join('=')];
    }),
  );

/**
 * The key in an address, as OBS has it: "?key=...". NodeCG's socket says the key of its page's address as its token: all sources of
 * an OBS share their cookies, so that of two keys a cookie tells only the last.
 */
const keyInAddress = (url: string | undefined): string | null => {
  const query = new URLSearchParams((url ?? '').split('?')[1] ?? '');
  return query.get('key') ?? query.get('token');
};

const bearerOf = (header: string | undefined): string | null => /^Bearer (\S+)$/.exec(header ?? '')?.[1] ?? null;

export interface VisitorParts {
  readonly keys: Pick<CrewKeys, 'find'>;
  /** OBS's own, which stand in the addresses of its sources. */
  readonly pictures: Pick<PictureKeys, 'find'>;
  /** Ask for a key on the server's own machine too. */
  readonly keyOnOwnMachine: boolean;
}

export interface Visitors {
  visitorOf(asked: Asked): Visitor;
  /**
   * The key in an address as a cookie: the parts of a page ask without what stood in its address. Null where there is none that is
   * good: a wrong one takes the place of no key that somebody has.
   */
  cookieOf(asked: Pick<Asked, 'url'>): string | null;
}

/** Says who asks. A key that is good counts before the machine it is shown on: whoever has one acts as what it is for. */
export const createVisitors = ({ keys, pictures, keyOnOwnMachine }: VisitorParts): Visitors => {
  const holderOf = (key: string | null | undefined): Keyholder | null => {
    if (key === null || key === undefined || key === '') return null;
    const workplace = pictures.find(key);
    return workplace === null ? keys.find(key) : { id: workplace, workplace, name: 'OBS' };
  };
  const visitorOf = (asked: Asked): Visitor => {
    const isHere = isOwnMachine(asked);
    const said = keyInAddress(asked.url);
    // A page that says a key is what the key is for here too: in a return game a team's own OBS would show what the other tries.
    if (isHere && !keyOnOwnMachine && said === null) return { kind: 'own' };
    const cookies = cookiesOf(asked.headers.cookie);
    const shown = [said, bearerOf(asked.headers.authorization), cookies.get(COOKIES.crew), cookies.get(COOKIES.obs)];
    for (const key of shown) {
      const holder = holderOf(key);
      if (holder !== null) return { kind: 'crew', key: holder };
    }
    return { kind: 'stranger', isHere };
  };
  return {
    visitorOf,
    cookieOf: ({ url }) => {
      const key = keyInAddress(url);
      const holder = holderOf(key);
      return key === null || holder === null ? null : cookieFor(holder.workplace, key);
    },
  };
};
