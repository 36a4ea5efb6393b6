import { DOCUMENT_VERSION } from 'chess-match/contract/viewers';
import { describe, expect, it } from 'vitest';
import { loadKept, loadKeptList } from './kept';

const { signal } = new AbortController();
const DOCUMENT = { v: DOCUMENT_VERSION, epoch: 'e', n: 1, at: 1, delayMs: 0, match: {}, boards: [] };

const answering = (status: number, body: string) => {
  const asked: string[] = [];
  const ask: typeof fetch = (url) => {
    asked.push(String(url));
    return Promise.resolve(new Response(body, { status }));
  };
  return { asked, ask };
};

describe('a match that was kept', () => {
  it('is the document at its address', async () => {
    const { asked, ask } = answering(200, JSON.stringify(DOCUMENT));
    expect([await loadKept('m1', signal, ask), asked]).toEqual([DOCUMENT, ['viewers/archive/m1.json']]);
  });

  it('is gone where that is said, and nowhere else', async () => {
    expect(await loadKept('m1', signal, answering(404, 'No such match is over.').ask)).toBeNull();
    for (const [status, body] of [
      ...([
        [503, ''],
        [502, '{}'],
        [429, JSON.stringify(DOCUMENT)],
      ] as const),
      ...([
        [200, '<html>'],
        [200, '{"half":'],
        [200, 'null'],
      ] as const),
    ] as const)
      await expect(loadKept('m1', signal, answering(status, body).ask)).rejects.toThrow();
    await expect(loadKept('m1', signal, () => Promise.reject(new TypeError('no net')))).rejects.toThrow('no net');
  });
});

describe('the list of what was kept', () => {
  it('is what its address holds, and empty where there is none yet', async () => {
    const rows = [{ matchId: 'm1' }];
    expect(await loadKeptList(signal, answering(200, JSON.stringify(rows)).ask)).toEqual(rows);
    expect(await loadKeptList(signal, answering(404, '').ask)).toEqual([]);
  });

  it('is not known to be empty where nobody could say', async () => {
    for (const [status, body] of [
      [503, ''],
      [200, '{}'],
      [200, '[{}]'],
      [200, '[null]'],
    ] as const)
      await expect(loadKeptList(signal, answering(status, body).ask)).rejects.toThrow();
  });
});
