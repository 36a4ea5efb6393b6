import type { Asked } from '../gate/network/sign';
import { isKey } from '../hall/linkKey';
import type { CrewKey } from './keptKeys';
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
  /** The venue server, by the key that the two have. */
  | { readonly kind: 'venue' }
  | { readonly kind: 'stranger' };

/**
 * Cookies have no port: the name keeps them apart from others of this host. OBS and a browser of the crew may share
 * one.
 */
const COOKIES = { own: 'chess-own', crew: 'chess-crew', obs: 'chess-obs' } as const;

const YEAR_S = 365 * 24 * 3600;

/** For our pages alone, and not for scripts. */
const cookie = (name: string, key: string): string =>
  `${name}=${key}; Path=/; Max-Age=${YEAR_S}; HttpOnly; SameSite=Strict`;

export const cookieFor = (workplace: Workplace, key: string): string =>
  cookie(isPictures(workplace) ? COOKIES.obs : COOKIES.crew, key);

/** For the browser of who entered the key of the server's own machine. */
export const ownCookie = (key: string): string => cookie(COOKIES.own, key);

const cookiesOf = (header: string | undefined): ReadonlyMap<string, string> =>
  new Map(
    (header ?? '').split(';').map((part) => {
      const [name = '', ...value] = part.trim().split('=');
      return [name, value.join('=')];
    }),
  );

/**
 * The key in an address, as OBS has it: "?key=...". NodeCG's socket says the key of its page's address as its token:
 * all sources of an OBS share their cookies, so that of two keys a cookie tells only the last.
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
  /** Of the server's own machine, where one is asked for there too; it is good nowhere else. */
  readonly ownKey: string;
  readonly venueKey: string;
  /** Pictures that leave the house may show what an engine says; otherwise they are as those of the program. */
  readonly isEngineOnAir: boolean;
  /** Whoever comes from the server's own machine is believed. */
  readonly isOwnBelieved: boolean;
  readonly isOwnMachine: (asked: Asked) => boolean;
}

export interface Visitors {
  visitorOf(asked: Asked): Visitor;
  /**
   * The key in an address as a cookie: the parts of a page ask without what stood in its address. Null where there is
   * none that is good: a wrong one takes the place of no key that somebody has.
   */
  cookieOf(asked: Pick<Asked, 'url'>): string | null;
}

/** Says who asks: the server's own machine before any key that is for a workplace. */
export const createVisitors = ({
  keys,
  pictures,
  ownKey,
  venueKey,
  isEngineOnAir,
  isOwnBelieved,
  isOwnMachine,
}: VisitorParts): Visitors => {
  const holderOf = (key: string | null | undefined): Keyholder | null => {
    if (key === null || key === undefined || key === '') return null;
    const workplace = pictures.find(key);
    const holder = workplace === null ? keys.find(key) : { id: workplace, workplace, name: 'OBS' };
    return holder?.workplace === 'obs-home' && !isEngineOnAir ? { ...holder, workplace: 'obs' } : holder;
  };
  const visitorOf = (asked: Asked): Visitor => {
    const said = keyInAddress(asked.url);
    const cookies = cookiesOf(asked.headers.cookie);
    const bearer = bearerOf(asked.headers.authorization);
    const isOwn = isOwnBelieved || isKey(ownKey, bearer) || isKey(ownKey, cookies.get(COOKIES.own));
    // A page that says a key is what the key is for here too: in a return game a team's own OBS would show what the
    // other tries.
    if (isOwn && said === null && isOwnMachine(asked)) return { kind: 'own' };
    if (isKey(venueKey, bearer)) return { kind: 'venue' };
    const shown = [said, bearer, cookies.get(COOKIES.crew), cookies.get(COOKIES.obs)];
    for (const key of shown) {
      const holder = holderOf(key);
      if (holder !== null) return { kind: 'crew', key: holder };
    }
    return { kind: 'stranger' };
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
