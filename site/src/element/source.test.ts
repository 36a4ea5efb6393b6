import { describe, expect, it } from 'vitest';
import { LIVE } from '../past/place';
import { sourceOf } from './source';

const PAGE = 'https://club.example/news/final.html';
const page = (address: string, place = LIVE) => ({ kind: 'page', address, place });

describe('what src names', () => {
  it('is a page of viewers, by its address with or without a slash, or by its file', () => {
    for (const src of ['https://chess.example', 'https://chess.example/', 'https://chess.example/index.html'])
      expect(sourceOf(src, PAGE, null)).toEqual(page('https://chess.example/'));
    expect(sourceOf('https://chess.example/live/a', PAGE, null)).toEqual(page('https://chess.example/live/a/'));
  });

  it('is a match of that page, its turn and its board, as they are shared', () => {
    const shared = 'https://chess.example/?lang=ru&match=m1&turn=7&board=2#top';
    const place = { match: 'm1', moment: 7, board: 2, isList: false };
    expect(sourceOf(shared, PAGE, null)).toEqual(page('https://chess.example/', place));
  });

  it('is a file that ends in .json, beside the page it stands in where it has no beginning', () => {
    expect(sourceOf('m1.json', PAGE, null)).toEqual({ kind: 'file', address: 'https://club.example/news/m1.json' });
    expect(sourceOf('/viewers/files/m1.json?v=2', PAGE, null)).toEqual({
      kind: 'file',
      address: 'https://club.example/viewers/files/m1.json?v=2',
    });
  });

  it('is what stands in the element where it says nothing', () => {
    expect(sourceOf(' ', PAGE, '{}')).toEqual({ kind: 'text', text: '{}' });
    expect(sourceOf('https://chess.example/', PAGE, '{}')).toEqual(page('https://chess.example/'));
  });

  it('is nothing where no page may ask it, or there is nothing', () => {
    for (const src of ['', 'http://', 'javascript:alert(1)', 'data:application/json,{}', 'file:///m1.json'])
      expect(sourceOf(src, PAGE, null)).toBeNull();
    expect(sourceOf('m1.json', 'file:///home/me/final.html', null)).toBeNull();
  });
});
