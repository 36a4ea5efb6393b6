import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { optionsOf } from './options';

const asked = (attributes: string, around = '<body>', browser = 'ru-RU', inside = '') => {
  const html = `<html>${around}<business-chess-match ${attributes}>${inside}</business-chess-match>`;
  const { document } = new JSDOM(html, { url: 'https://club.example/' }).window;
  const element = document.querySelector<HTMLElement>('business-chess-match');
  if (element === null) throw new Error('no element');
  return optionsOf(element, browser);
};

describe('what the attributes of an element ask for', () => {
  it('is as the reader has it where nothing is said', () => {
    expect(asked('')).toEqual({
      source: null,
      language: 'ru',
      look: 'auto',
      covers: 'no',
      watches: false,
      hasKeys: false,
    });
  });

  it('is a language: its own, that of what it stands in, that of the browser', () => {
    expect(asked('lang="en"', '<body lang="ru">').language).toBe('en');
    expect(asked('', '<body lang="be-BY">').language).toBe('be');
    expect(asked('', '<body>', 'de-DE').language).toBe('en');
  });

  it('is a look, a covered score, the keys of the whole page', () => {
    const { look, covers, hasKeys } = asked('theme="dark" covers="yes" keys="page"');
    expect([look, covers, hasKeys]).toEqual(['dark', 'yes', true]);
    expect(asked('theme="pink"').look).toBe('auto');
  });

  it('is the match that stands in it', () => {
    const inside = '<script type="application/json">{"a":1}</script>';
    expect(asked('', '<body>', 'en', inside).source).toEqual({ kind: 'text', text: '{"a":1}' });
  });
});
