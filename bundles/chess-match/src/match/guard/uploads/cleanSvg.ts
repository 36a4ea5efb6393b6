import createPurifier from 'dompurify';
import { JSDOM } from 'jsdom';

/** A place in the drawing itself, or a picture that it carries along. */
const OWN_ADDRESS = /^(?:#[\w.:-]+|data:image\/(?:png|jpeg|webp);base64,[a-z0-9+/=\s]+)$/i;

/** Style sheets that read something else than the drawing. */
const READS_ELSEWHERE = /@import|\\|url\(\s*['"]?(?!#)/i;

const isAddress = (name: string): boolean => name === 'href' || name === 'xlink:href' || name === 'src';

/**
 * A drawing without what runs, fetches or leads elsewhere: scripts, event handlers, foreign HTML, links.
 * @returns the drawing, or null for what is no SVG that can be read
 */
export const cleanSvg = (text: string): string | null => {
  // Entities of a file's own can be made to grow without end.
  if (/<!ENTITY/i.test(text)) return null;
  const { window } = new JSDOM('');
  const drawing = new window.DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (drawing.localName !== 'svg' || drawing.namespaceURI !== 'http://www.w3.org/2000/svg') return null;
  const purifier = createPurifier(window);
  purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
    const { attrName, attrValue } = attribute;
    if (isAddress(attrName) ? !OWN_ADDRESS.test(attrValue.trim()) : READS_ELSEWHERE.test(attrValue))
      attribute.keepAttr = false;
  });
  purifier.addHook('uponSanitizeElement', (element) => {
    if (element.nodeName.toLowerCase() === 'style' && READS_ELSEWHERE.test(element.textContent ?? ''))
      element.textContent = '';
  });
  const cleaned = purifier.sanitize(drawing, {
    USE_PROFILES: { svg: true, svgFilters: true },
    FORBID_TAGS: ['a'],
    ADD_TAGS: ['use'],
    RETURN_DOM: true,
  });
  const svg = cleaned.firstChild;
  return svg?.nodeName === 'svg' ? new window.XMLSerializer().serializeToString(svg) : null;
};
