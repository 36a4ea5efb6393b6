import { describe, expect, it } from 'vitest';
import { cleanSvg } from './cleanSvg';

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inner: string): string => `<svg ${NS} viewBox="0 0 10 10">${inner}</svg>`;

describe('a drawing that is uploaded', () => {
  it('stays what it is', () => {
    const drawing = svg(
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient><path id="p" d="M0 0h5"/></defs>' +
        '<style>.a { fill: url(#g) }</style><use href="#p"/><g transform="rotate(3)"><text x="1">Cup &amp; Кубок</text></g>' +
        '<rect class="a" width="3" height="3" fill="url(#g)" style="opacity:0.5"/>',
    );
    const cleaned = cleanSvg(`<?xml version="1.0"?><!-- made by hand -->${drawing}`) ?? '';
    for (const part of [
      'viewBox="0 0 10 10"',
      'linearGradient',
      'fill: url(#g)',
      'href="#p"',
      'rotate(3)',
      'Cup &amp; Кубок',
    ])
      expect(cleaned).toContain(part);
    expect(cleaned).toContain('style="opacity:0.5"');
    expect(cleaned).toMatch(/^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    expect(cleanSvg(cleaned)).toBe(cleaned);
  });

  it.each([
    ['a script', '<script>run()</script>'],
    ['a script of a file', '<script href="http://evil.example/x.js"/>'],
    ['an event', '<rect onload="run()" width="1"/>'],
    [
      'foreign HTML',
      '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:run()"/></foreignObject>',
    ],
    ['a link', '<a href="javascript:run()"><rect/></a>'],
    ['a link elsewhere', '<a xlink:href="http://evil.example/"><rect/></a>'],
    ['a picture from outside', '<image href="http://evil.example/x.png"/>'],
    ['a picture from outside, the old way', '<image xlink:href="http://evil.example/x.png"/>'],
    ['a drawing in an address', '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'],
    ['a drawing of another file', '<use href="http://evil.example/x.svg#a"/>'],
    ['a style that fetches', '<style>rect { fill: url(http://evil.example/) }</style>'],
    ['a style that imports', '<style>@import "http://evil.example/x.css";</style>'],
    ['an attribute that fetches', '<rect fill="url(http://evil.example/#a)"/>'],
    ['a style attribute that fetches', '<rect style="fill:url(//evil.example/#a)"/>'],
    ['an animated address', '<a><animate attributeName="href" values="javascript:run()"/></a>'],
    ['a set event', '<set attributeName="onmouseover" to="run()"/>'],
  ])('loses %s', (_what, inner) => {
    expect(cleanSvg(svg(inner))).not.toMatch(/run\(\)|evil|svg\+xml|script|foreign|on\w+=/i);
  });

  it.each([
    ['nothing', ''],
    ['text', 'a logo'],
    ['HTML', '<html><body><svg/></body></html>'],
    ['half a drawing', `<svg ${NS}><rect>`],
    ['full of entities', `<!DOCTYPE svg [<!ENTITY a "b">]><svg ${NS}><text>&a;</text></svg>`],
    ['svg of no namespace', '<svg><rect/></svg>'],
  ])('is refused when it is %s', (_what, text) => {
    expect(cleanSvg(text)).toBeNull();
  });
});
