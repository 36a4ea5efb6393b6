import { describe, expect, it } from 'vitest';
import { createKeyStore, type KeyBinding, type KeyStorage } from './store';

const storageOf = (kept: Record<string, string> = {}): KeyStorage & { readonly kept: Record<string, string> } => ({
  kept,
  getItem: (name) => kept[name] ?? null,
  setItem: (name, value) => {
    kept[name] = value;
  },
});

const binding = (id: string, keys: string): KeyBinding => ({
  id,
  label: { en: id, ru: id },
  keys,
  run: () => undefined,
});

describe('the keys of a page', () => {
  it('are changed, kept, and found again by the next page', () => {
    const storage = storageOf();
    const store = createKeyStore('director', storage);
    store.register(Symbol(), 0, [binding('take', 'F9'), binding('cue', 'F8')]);
    store.change('take', 'Ctrl+KeyT');
    expect(store.bindings().map(({ keys }) => keys)).toEqual(['Control+KeyT', 'F8']);
    const next = createKeyStore('director', storage);
    next.register(Symbol(), 0, [binding('take', 'F9')]);
    expect(next.bindings()[0]?.keys).toBe('Control+KeyT');
    next.resetAll();
    expect(next.bindings()[0]?.keys).toBe('F9');
  });

  it('know who holds keys already, in the same window only', () => {
    const store = createKeyStore('director', storageOf());
    store.register(Symbol(), 0, [binding('take', 'F9'), binding('cue', 'F8')]);
    store.register(Symbol(), 1, [binding('confirm', 'F7')]);
    expect(store.holderOf('take', 'F8')?.id).toBe('cue');
    expect(store.holderOf('take', 'F9')).toBeNull();
    expect(store.holderOf('take', 'F7')).toBeNull();
  });

  it('forget a kept choice that is the default again, and survive a spoilt store', () => {
    const storage = storageOf({ 'keys.director': '{not json' });
    const store = createKeyStore('director', storage);
    store.register(Symbol(), 0, [binding('take', 'F9')]);
    expect(store.bindings()[0]?.keys).toBe('F9');
    store.change('take', 'F10');
    store.change('take', 'F9');
    expect(storage.kept['keys.director']).toBe('{}');
  });
});
