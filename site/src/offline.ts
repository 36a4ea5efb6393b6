const CACHE = 'viewer-1';
/** Ours, older ones too: other pages of the same origin have caches of their own. */
const OURS = /^viewer-\d+$/;

/** Files whose address says what is in them: the page's own, and parts of a past. Neither pushes the other out. */
const FOREVER = [/\/assets\/[^/]+$/, /\/viewers\/past\/[^/]+$/] as const;
const MOST_OF_A_KIND = 150;

/** What a worker stands on. */
export interface Ground {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request) => Promise<Response>;
  /** The address of the page. */
  readonly scope: string;
}

/** Work that goes on after the answer. */
type Lasts = (work: Promise<void>) => void;

export interface Offline {
  /** Null: the browser asks by itself. */
  readonly answer: (request: Request, lasts: Lasts) => Promise<Response> | null;
  /** Takes away what older versions kept. */
  readonly tidy: () => Promise<void>;
}

/** The oldest of a kind go first. */
const trim = async (cache: Cache): Promise<void> => {
  const keys = await cache.keys();
  const surplus = FOREVER.flatMap((kind) =>
    keys.filter(({ url }) => kind.test(new URL(url).pathname)).slice(0, -MOST_OF_A_KIND),
  );
  await Promise.all(surplus.map((key) => cache.delete(key)));
};

/** Keeps the page, its own files and what was looked back on. */
export const offlineOn = ({ caches, fetch, scope }: Ground): Offline => {
  const home = new URL('./', scope);

  const keep = async (key: Request | string, response: Response): Promise<void> => {
    try {
      const cache = await caches.open(CACHE);
      await cache.put(key, response);
      await trim(cache);
    } catch {
      // There is no place, or it is not allowed: without a net it is not there, with one it is all the same.
    }
  };
  const kept = (key: Request | string): Promise<Response | undefined> =>
    caches.match(key, { cacheName: CACHE }).catch(() => undefined);

  /** Whoever has a net does not wait for what is kept. */
  const fetched = async (request: Request, key: Request | string, lasts: Lasts): Promise<Response> => {
    const response = await fetch(request);
    if (response.ok) lasts(keep(key, response.clone()));
    return response;
  };
  /** The newest page wherever there is a net, so that an old one never outlives its server. */
  const page = async (request: Request, lasts: Lasts): Promise<Response> => {
    try {
      return await fetched(request, home.href, lasts);
    } catch (error) {
      const before = await kept(home.href);
      if (before === undefined) throw error;
      return before;
    }
  };
  const forever = async (request: Request, lasts: Lasts): Promise<Response> =>
    (await kept(request)) ?? (await fetched(request, request, lasts));

  return {
    answer: (request, lasts) => {
      const { origin, pathname } = new URL(request.url);
      if (request.method !== 'GET' || origin !== home.origin) return null;
      // A picture or a document that somebody opens is no page of ours.
      if (request.mode === 'navigate')
        return [home.pathname, `${home.pathname}index.html`].includes(pathname) ? page(request, lasts) : null;
      return FOREVER.some((kind) => kind.test(pathname)) ? forever(request, lasts) : null;
    },
    tidy: async () => {
      const names = await caches.keys();
      const old = names.filter((name) => OURS.test(name) && name !== CACHE);
      await Promise.all(old.map((name) => caches.delete(name)));
    },
  };
};
