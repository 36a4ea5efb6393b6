import { describe, expect, it } from 'vitest';
import { offlineOn } from './offline';

const SCOPE = 'https://venue.example/chess/';

const urlOf = (key: RequestInfo | URL): string => (key instanceof Request ? key.url : String(key));

/** Caches as browsers have them: what is put in last comes last. */
const cachesOf = (...names: readonly string[]) => {
  const all = new Map<string, Map<string, Response>>(names.map((name) => [name, new Map()]));
  const disk = { isFull: false, isForbidden: false };
  const open = (name: string) => {
    if (disk.isForbidden) return Promise.reject(new Error('not allowed'));
    const held = all.get(name) ?? new Map<string, Response>();
    all.set(name, held);
    return Promise.resolve({
      keys: () => Promise.resolve([...held.keys()].map((url) => new Request(url))),
      delete: (key: RequestInfo) => Promise.resolve(held.delete(urlOf(key))),
      put: (key: RequestInfo, response: Response) => {
        if (disk.isFull) return Promise.reject(new Error('quota'));
        held.delete(urlOf(key));
        held.set(urlOf(key), response);
        return Promise.resolve();
      },
    } as unknown as Cache);
  };
  const match = (key: RequestInfo, { cacheName }: MultiCacheQueryOptions = {}) => {
    if (disk.isForbidden) return Promise.reject(new Error('not allowed'));
    const asked = cacheName === undefined ? [...all.values()] : [all.get(cacheName)];
    return Promise.resolve(asked.map((held) => held?.get(urlOf(key))?.clone()).find((found) => found !== undefined));
  };
  const storage = {
    open,
    match,
    keys: () => Promise.resolve([...all.keys()]),
    delete: (name: string) => Promise.resolve(all.delete(name)),
  } as unknown as CacheStorage;
  return {
    storage,
    disk,
    names: () => [...all.keys()],
    urls: () => [...all.values()].flatMap((held) => [...held.keys()]),
  };
};

const started = (...names: readonly string[]) => {
  const held = cachesOf(...names);
  const net = { isThere: true };
  const worker = offlineOn({
    caches: held.storage,
    scope: SCOPE,
    fetch: ({ url }) =>
      net.isThere ? Promise.resolve(new Response(`new ${url}`)) : Promise.reject(new Error('no net')),
  });
  /** What a browser is answered; null: it asks by itself. */
  const ask = async (path: string, mode = 'no-cors'): Promise<string | null> => {
    const work: Promise<void>[] = [];
    const request = new Request(new URL(path, SCOPE));
    Object.defineProperty(request, 'mode', { value: mode });
    const answer = worker.answer(request, (more) => work.push(more));
    const text = answer === null ? null : await (await answer).text();
    await Promise.all(work);
    return text;
  };
  return { ...held, net, worker, ask, open: (path: string) => ask(path, 'navigate') };
};

describe('the page without a net', () => {
  it('is the one that was opened last, at whatever moment of whatever match', async () => {
    const { ask, open, net } = started();
    await open('./?match=m1&turn=4');
    await ask('assets/index-1.js');
    await ask('viewers/past/p1.json');
    net.isThere = false;
    expect(await open('./')).toBe(`new ${SCOPE}?match=m1&turn=4`);
    expect(await open('index.html')).toBe(`new ${SCOPE}?match=m1&turn=4`);
    expect(await ask('assets/index-1.js')).toBe(`new ${SCOPE}assets/index-1.js`);
    expect(await ask('viewers/past/p1.json')).toBe(`new ${SCOPE}viewers/past/p1.json`);
    await expect(ask('assets/other.js')).rejects.toThrow('no net');
  });

  it('is never a picture or a document that somebody opens, and what is live is nobody’s to answer', async () => {
    const { ask, open, urls } = started();
    for (const path of ['icon-512.png', 'health', 'viewers/all.json', 'viewers/archive/m1.json'])
      expect([path, await open(path), await ask(path)]).toEqual([path, null, null]);
    expect(await open('https://other.example/chess/')).toBeNull();
    expect(urls()).toEqual([]);
  });

  it.each(['isFull', 'isForbidden'] as const)('takes nothing from whoever has a net: %s', async (trouble) => {
    const { ask, open, disk } = started();
    if (trouble === 'isFull') {
      await open('./?old');
    }
    disk[trouble] = true;
    expect(await open('./?new')).toBe(`new ${SCOPE}?new`);
    expect(await ask('assets/index-1.js')).toBe(`new ${SCOPE}assets/index-1.js`);
  });

  it('keeps its own files however much is looked back on, and of either kind the newest', async () => {
    const { ask, open, urls } = started();
    await open('./');
    await ask('assets/index-1.js');
    for (let part = 0; part < 160; part += 1) await ask(`viewers/past/p${part}.json`);
    expect(urls().slice(0, 3)).toEqual([SCOPE, `${SCOPE}assets/index-1.js`, `${SCOPE}viewers/past/p10.json`]);
    expect(urls()).toHaveLength(152);
    for (let file = 2; file < 162; file += 1) await ask(`assets/index-${file}.js`);
    expect(urls()).toHaveLength(301);
    expect(urls()).not.toContain(`${SCOPE}assets/index-1.js`);
    expect(urls()).toContain(SCOPE);
  });

  it('takes away what its older versions kept, and nothing of other pages of the same origin', async () => {
    const { worker, names, storage, net, ask } = started('viewer-0', 'crew', 'viewer-1', 'viewers');
    await worker.tidy();
    expect(names()).toEqual(['crew', 'viewer-1', 'viewers']);
    const others = await storage.open('crew');
    await others.put(`${SCOPE}assets/index-1.js`, new Response('not ours'));
    net.isThere = false;
    await expect(ask('assets/index-1.js')).rejects.toThrow('no net');
  });
});
