import { createElement, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BoardDrawing } from './BoardDrawing';
import { PLAIN_LOOK } from './look';

type Props = ComponentProps<typeof BoardDrawing>;

const NINE = { files: 9, ranks: 9, pieces: { i9: 'bT', e1: 'wK' }, marks: ['i9', 'i9', 'h8'], check: ['e1'] };
const drawn = (props: Partial<Props>): string =>
  renderToStaticMarkup(createElement(BoardDrawing, { position: NINE, bottom: 'white', look: PLAIN_LOOK, ...props }));
const texts = (svg: string): readonly string[] =>
  [...svg.matchAll(/<text[^>]*class="[^"]*coordinate[^>]*>([^<]+)/g)].map(([, text]) => text ?? '');
const placeOf = (svg: string, piece: string): string | undefined =>
  new RegExp(`data-piece="${piece}" transform="translate\\((\\d+ \\d+)\\)`).exec(svg)?.[1];

describe('a board drawn', () => {
  it('has its size, every piece where it stands, and each mark once', () => {
    const svg = drawn({});
    expect(svg).toContain('viewBox="0 0 9 9"');
    expect([placeOf(svg, 'i9-bT'), placeOf(svg, 'e1-wK')]).toEqual(['8 0', '4 8']);
    expect(svg.match(/square-last/g)).toHaveLength(2);
    expect(svg).toContain('>T</text>');
  });

  it('is turned by half a circle where Black sits below, names and all', () => {
    const svg = drawn({ bottom: 'black' });
    expect([placeOf(svg, 'i9-bT'), placeOf(svg, 'e1-wK')]).toEqual(['0 8', '4 0']);
    expect(texts(svg)).toEqual([...'ihgfedcba', ...'123456789']);
  });

  it('has room for names beside it only where they stand there', () => {
    const coordinates = { margin: 0.4, rank: { x: -0.2, y: 0.6 }, file: { x: 0.5, y: 0.3 } };
    expect(drawn({ look: { ...PLAIN_LOOK, coordinates } })).toContain('viewBox="-0.4 0 9.4 9.4"');
    expect(texts(drawn({ look: { ...PLAIN_LOOK, coordinates: null } }))).toEqual([]);
  });

  it('leaves out what is on no square of it', () => {
    const svg = drawn({ position: { ...NINE, files: 8, ranks: 8 }, targets: ['i1', 'a1'], picked: 'a9' });
    expect([placeOf(svg, 'i9-bT'), svg.includes('square-picked')]).toEqual([undefined, false]);
    expect(svg.match(/data-target/g)).toHaveLength(1);
  });

  it('tells a capture from a move, and shows the piece in the hand pale where it stands', () => {
    const svg = drawn({
      targets: ['i9', 'e2'],
      picked: 'e1',
      lifted: 'e1',
      dragged: { code: 'wK', at: { x: 3, y: 3 } },
    });
    expect(svg.match(/target target-capture/g)).toHaveLength(1);
    expect(svg).toContain('class="piece piece-held" data-piece="e1-wK"');
    expect(svg).toContain('translate(2.5 2.5)');
  });

  it('names its squares where they are to be found', () => {
    expect(drawn({}).includes('data-square')).toBe(false);
    expect(drawn({ look: { ...PLAIN_LOOK, namesSquares: true } }).match(/data-square/g)).toHaveLength(81);
  });
});
