import { JSDOM } from 'jsdom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { branchOfWorth, cardIn, worthIn } from './find';

const rootOf = (html: string): HTMLElement => new JSDOM(html).window.document.body;
const escaping = (): void => {
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
};

const ROW = `
  <div data-role="card" data-branch="b1"><p><i id="b1"></i></p></div>
  <div data-role="card" data-branch="b2"><p><i id="b2"></i></p></div>
  <div data-role="card-gone" data-branch="b3"><i></i></div>`;
const FOCUS = `
  <div data-role="card" data-branch="b1"></div>
  <div data-chips="b1"><i id="b1"></i></div>`;

describe('where the chips of a line lie', () => {
  it('is on its card where they lie there, and of a board that leaves nowhere', () => {
    escaping();
    const root = rootOf(ROW);
    expect(worthIn(root, 'b2')).toBe(cardIn(root, 'b2'));
    expect(worthIn(root, 'b2')?.querySelector('i')?.id).toBe('b2');
    expect(worthIn(root, 'b3')).toBeNull();
  });

  it('is beside its card where the board is shown alone', () => {
    escaping();
    const root = rootOf(FOCUS);
    expect(worthIn(root, 'b1')?.querySelector('i')?.id).toBe('b1');
    expect(cardIn(root, 'b1')?.querySelector('i')).toBeNull();
  });

  it.each([
    ['on its card', ROW],
    ['beside it', FOCUS],
  ])('a figure %s knows whose chips it counts', (_, html) => {
    const figure = rootOf(html).querySelector('i');
    expect(figure && branchOfWorth(figure)).toBe('b1');
  });
});
