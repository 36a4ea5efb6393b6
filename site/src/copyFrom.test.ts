import { JSDOM } from 'jsdom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyFrom } from './copyFrom';

const ADDRESS = 'http://venue.example/?match=m1';

/** A page with an address and the button that was pressed; `copies`: whether the browser copies what is selected. */
const pageThat = (copies: () => boolean) => {
  const { document } = new JSDOM(`<input readonly value="${ADDRESS}"><button>Copy</button>`).window;
  const field = document.querySelector('input');
  const button = document.querySelector('button');
  if (field === null || button === null) throw new Error('There is a field and a button.');
  let copied: string | null = null;
  const selected = (): string => field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
  document.execCommand = () => {
    const isDone = copies();
    if (isDone && document.activeElement === field) copied = selected();
    return isDone;
  };
  field.setSelectionRange(0, 0);
  button.focus();
  return { field, selected, copied: () => copied, focused: () => document.activeElement?.localName };
};

const withClipboard = (clipboard: unknown): void => {
  vi.stubGlobal('navigator', { clipboard });
};

describe('an address on the clipboard', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is there by the clipboard where the browser gives one, and the focus stays', async () => {
    let written = '';
    withClipboard({
      writeText: (text: string) => {
        written = text;
        return Promise.resolve();
      },
    });
    const page = pageThat(() => false);
    expect(await copyFrom(page.field)).toBe('copied');
    expect([written, page.focused()]).toEqual([ADDRESS, 'button']);
  });

  it.each([
    ['pages over http have none', undefined],
    ['a frame may not use it', { writeText: () => Promise.reject(new Error('not allowed')) }],
  ])('is copied as what is selected where %s', async (_, clipboard) => {
    withClipboard(clipboard);
    const page = pageThat(() => true);
    expect(await copyFrom(page.field)).toBe('copied');
    expect([page.copied(), page.focused()]).toEqual([ADDRESS, 'button']);
  });

  it.each([
    ['says no', () => false],
    [
      'throws',
      () => {
        throw new Error('not here');
      },
    ],
  ])('is selected, to be copied by hand, where the browser %s', async (_, copies) => {
    withClipboard(undefined);
    const page = pageThat(copies);
    expect(await copyFrom(page.field)).toBe('selected');
    expect([page.selected(), page.focused()]).toEqual([ADDRESS, 'input']);
  });
});
