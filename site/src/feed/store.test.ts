import { DOCUMENT_VERSION, type HomeDocument } from 'chess-match/contract/viewers';
import { describe, expect, it } from 'vitest';
import { emptyStore, isDocument, received } from './store';

const made = (epoch: string, n: number, over: Partial<HomeDocument> = {}): HomeDocument =>
  ({
    v: DOCUMENT_VERSION,
    epoch,
    n,
    at: 5,
    delayMs: 0,
    audience: 'all',
    match: {},
    boards: [],
    ...over,
  }) as unknown as HomeDocument;

const after = (...came: readonly HomeDocument[]) => came.reduce(received, emptyStore('all'));

describe('the documents that come', () => {
  it('within an epoch only a newer one counts', () => {
    expect(after(made('a', 3), made('a', 2), made('a', 3, { at: 9 })).document).toMatchObject({ n: 3, at: 5 });
    expect(after(made('a', 3), made('a', 4)).document?.n).toBe(4);
  });

  it('another epoch replaces what is there, whatever its number', () => {
    expect(after(made('a', 30), made('b', 1)).document).toMatchObject({ epoch: 'b', n: 1 });
  });

  it('one of a later shape is not drawn: the page is outdated', () => {
    const store = after(made('a', 1), made('a', 2, { v: DOCUMENT_VERSION + 1 }));
    expect([store.isOutdated, store.document?.n]).toEqual([true, 1]);
    expect(received(store, made('a', 3, { v: DOCUMENT_VERSION + 1 }))).toBe(store);
  });

  it('one for another audience is nobody’s here', () => {
    expect(after(made('a', 1, { audience: 'white' })).document).toBeNull();
  });

  it('what is no document is seen', () => {
    expect(isDocument(made('a', 1))).toBe(true);
    for (const wrong of [null, 'x', {}, { ...made('a', 1), n: '1' }, { ...made('a', 1), boards: {} }])
      expect(isDocument(wrong)).toBe(false);
  });
});
