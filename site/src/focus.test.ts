import { JSDOM } from 'jsdom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { handOn, keepFocus } from './focus';
import { Kept } from './parts/Kept';
import { Cover } from './parts/Lead';
import { Notice } from './parts/Notice';
import { en } from './words/en';

const nothing = (): void => undefined;

const pageOf = (html: string) => {
  const { document } = new JSDOM(html).window;
  const pressed = document.querySelector<HTMLElement>('[data-pressed], .cover button');
  if (pressed === null) throw new Error('Something is pressed.');
  pressed.focus();
  return { document, pressed, focused: () => document.activeElement?.id ?? '' };
};

const BOARDS = '<section id="boards" data-focus-home="work"></section>';
const TOLD = '<section id="told" data-focus-home="told"></section>';
const BAR = '<div class="past"><button data-pressed id="live">Back to live</button></div>';

describe('the focus of a button that goes away', () => {
  it('is given to what the page is about, without a scroll', () => {
    const { document, pressed, focused } = pageOf(BAR + TOLD + BOARDS);
    const home = document.querySelector<HTMLElement>('#boards');
    if (home === null) throw new Error('There are boards.');
    const focus = vi.spyOn(home, 'focus');
    pressed.parentElement?.remove();
    handOn(pressed, document);
    expect(focused()).toBe('boards');
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
    home.blur();
    expect(home.hasAttribute('tabindex')).toBe(false);
  });

  it('is given on too where the button stays and can do nothing', () => {
    const { document, pressed, focused } = pageOf(BAR + BOARDS);
    pressed.setAttribute('disabled', '');
    handOn(pressed, document);
    expect(focused()).toBe('boards');
  });

  it('goes from the cover of the score to what was covered', () => {
    const cover = renderToStaticMarkup(
      createElement(Cover, { words: en, onUncover: nothing, watch: null, onWatch: nothing }),
    );
    const { document, pressed, focused } = pageOf(cover + TOLD + BOARDS);
    pressed.closest('.cover')?.remove();
    handOn(pressed, document);
    expect(focused()).toBe('told');
  });

  it('stays with a button that stays, and with whatever else was given it', () => {
    const { document, pressed, focused } = pageOf(`${BAR}<button id="other"></button>${BOARDS}`);
    handOn(pressed, document);
    handOn(null, document);
    expect(focused()).toBe('live');
    document.querySelector<HTMLElement>('#other')?.focus();
    pressed.remove();
    handOn(pressed, document);
    expect(focused()).toBe('other');
  });

  it.each([
    ['is watched over by itself, whatever draws the page', true, 'boards'],
    ['is left where it is when that is outside the page', false, ''],
  ])('%s', async (_, isHere, where) => {
    const { document, pressed, focused } = pageOf(BAR + BOARDS);
    vi.spyOn(document, 'hasFocus').mockReturnValue(isHere);
    keepFocus(document.body);
    pressed.blur();
    pressed.focus();
    pressed.parentElement?.remove();
    await Promise.resolve();
    expect(focused()).toBe(where);
  });

  it.each([
    [
      'the list of past matches',
      createElement(Kept, { words: en, language: 'en', isCovered: true, onChoose: nothing }),
    ],
    [
      'a notice',
      createElement(Notice, {
        words: en,
        isKnown: true,
        truth: 'live',
        absence: null,
        onLive: nothing,
        onKept: nothing,
      }),
    ],
  ])('is given to %s that takes the place of a match', (_, element) => {
    const { document, pressed } = pageOf(BAR + renderToStaticMarkup(element));
    pressed.remove();
    handOn(pressed, document);
    expect(document.activeElement?.localName).toBe('main');
  });
});
