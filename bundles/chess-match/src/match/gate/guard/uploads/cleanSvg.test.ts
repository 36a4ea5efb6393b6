import { describe, expect, it } from 'vitest';
import { cleanSvg } from './cleanSvg';

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inner: string): string => `<svg ${NS} viewBox="0 0 10 10">${inner}</svg>`;

/** Each entity is ten times the one before. */
const laughs = (levels: number): string => {
  const more = Array.from({ length: levels }, (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`);
  return `<!DOCTYPE svg [<!ENTITY l0 "ha">${more.join('')}]><svg ${NS}><text>&l${levels};</text></svg>`;
};

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

  it('is read as drawing programs write it: entities of its own, parts of the program itself', () => {
    const cleaned = cleanSvg(
      `<?xml version="1.0" encoding="utf-8"?>
      <!-- Generator: Adobe Illustrator -->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
        <!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
        <!ENTITY ns_svg "http://www.w3.org/2000/svg">
        <!ENTITY cup 'Кубок <1>'>
        <!ENTITY title "&cup; &amp; &cup;">
      ]>
      <svg xmlns:x="&ns_extend;" xmlns="&ns_svg;" viewBox="0 0 10 10" x:rotated="no">
        <metadata><x:sfw xmlns="&ns_extend;"/></metadata>
        <switch><foreignObject requiredExtensions="&ns_extend;"><x:pgf/></foreignObject>
        <g x:extraneous="self"><text>&title;</text></g></switch>
      </svg>`,
    );
    expect(cleaned).toContain('<text>Кубок &lt;1&gt; &amp; Кубок &lt;1&gt;</text>');
    expect(cleaned).not.toMatch(/adobe|foreign|ENTITY|x:/);
    expect(cleanSvg(cleaned ?? '')).toBe(cleaned);
  });

  it('is read with a prefix for all of its elements', () => {
    const prefixed =
      '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:rect width="3"/><s:script>run()</s:script></s:svg>';
    expect(cleanSvg(prefixed)).toMatch(/^<svg [^>]*><rect width="3"><\/rect><\/svg>$/);
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
    ['a style behind a shape in a style', '<style><rect/>@import "http://evil.example/x.css";</style>'],
    ['a style that fetches by another word', '<style>rect { fill: image-set("http://evil.example/" 1x) }</style>'],
    ['an entity of markup', '<text>&markup;</text><g fill="&fetch;"/>'],
    ['an attribute that fetches', '<rect fill="url(http://evil.example/#a)"/>'],
    ['a style attribute that fetches', '<rect style="fill:url(//evil.example/#a)"/>'],
    ['an animated address', '<a><animate attributeName="href" values="javascript:run()"/></a>'],
    ['a set event', '<set attributeName="onmouseover" to="run()"/>'],
  ])('loses %s', (_what, inner) => {
    const declared = `<!DOCTYPE svg [<!ENTITY markup "<script>run()</script>"><!ENTITY fetch "url(http://evil.example/)">]>`;
    const cleaned = cleanSvg(declared + svg(inner)) ?? 'evil: not read';
    // Markup of an entity is a text that is seen, and no element.
    expect(cleaned.replace('&lt;script&gt;run()&lt;/script&gt;', '')).not.toMatch(
      /run\(\)|evil|svg\+xml|script|foreign|on\w+=/i,
    );
  });

  it.each([
    ['nothing', ''],
    ['text', 'a logo'],
    ['HTML', '<html><body><svg/></body></html>'],
    ['half a drawing', `<svg ${NS}><rect>`],
    ['of an entity that nobody declared', `<svg ${NS}><text>&a;</text></svg>`],
    ['of another file', `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg ${NS}><text>&a;</text></svg>`],
    [
      'of another file by a public name',
      `<!DOCTYPE svg [<!ENTITY a PUBLIC "x" "http://evil.example/">]><svg ${NS}>&a;</svg>`,
    ],
    ['of a parameter', `<!DOCTYPE svg [<!ENTITY % a "<!ENTITY b 'c'>"> %a;]><svg ${NS}><text>&a;</text></svg>`],
    ['of an entity of itself', `<!DOCTYPE svg [<!ENTITY a "&b;"><!ENTITY b "&a;">]><svg ${NS}><text>&a;</text></svg>`],
    ['of a billion laughs', laughs(10)],
    [
      'of many small laughs',
      `<!DOCTYPE svg [<!ENTITY a "${'ha'.repeat(4096)}">]><svg ${NS}><text>${'&a;'.repeat(100)}</text></svg>`,
    ],
    ['svg of no namespace', '<svg><rect/></svg>'],
  ])('is refused when it is %s', (_what, text) => {
    expect(cleanSvg(text)).toBeNull();
  });
});
