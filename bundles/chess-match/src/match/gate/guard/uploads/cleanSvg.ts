import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';
import { entitiesOf } from './entities';
import { SVG_ATTRIBUTES, SVG_ELEMENTS } from './svgNames';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';

/** A place in the drawing itself, or a picture that it carries along. */
const OWN_ADDRESS = /^(?:#[\w.:-]+|data:image\/(?:png|jpeg|webp);base64,[a-z0-9+/=\s]+)$/i;

/** Style sheets that read something else than the drawing. */
const READS_ELSEWHERE = /@import|\\|(?:image|image-set|src)\(|url\(\s*['"]?(?!#)/i;

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};
const inText = (text: string): string => text.replace(/[&<>\r]/g, (sign) => ESCAPED[sign] ?? sign);
const inAttribute = (text: string): string => text.replace(/[&<>"\t\n\r]/g, (sign) => ESCAPED[sign] ?? sign);

/** The name under which an attribute stays; null for one that has to go. */
const keptName = ({ uri, local }: SaxesAttributeNS): string | null => {
  if (uri === '') return SVG_ATTRIBUTES.has(local.toLowerCase()) ? local : null;
  if (uri === XLINK) return local === 'href' || local === 'title' ? `xlink:${local}` : null;
  return uri === XML && (local === 'space' || local === 'id' || local === 'lang') ? `xml:${local}` : null;
};

const kept = (attribute: SaxesAttributeNS): string => {
  const name = keptName(attribute);
  const { local, value } = attribute;
  const isHarmless = local.toLowerCase() === 'href' ? OWN_ADDRESS.test(value.trim()) : !READS_ELSEWHERE.test(value);
  return name === null || !isHarmless ? '' : ` ${name}="${inAttribute(value)}"`;
};

/** Links go, what they show stays. */
const isUnwrapped = (local: string): boolean => local === 'a';

/** Thrown out of the parser, which calls back: this is no drawing. */
class NoDrawing extends Error {}

/** Writes of what is read only what is known, so that nothing can pass under a name nobody thought of. */
class Cleaner {
  readonly #parts: string[] = [];
  /** How deep within an element that goes with all it holds; 0: not. */
  #dropped = 0;
  #depth = 0;
  /** A style sheet is looked at as a whole; null: not within one. */
  #style: string | null = null;

  open({ uri, local, attributes }: SaxesTagNS): void {
    const isRoot = this.#depth === 0;
    this.#depth += 1;
    if (isRoot && (uri !== SVG || local !== 'svg')) throw new NoDrawing();
    const isKnown = uri === SVG && (SVG_ELEMENTS.has(local.toLowerCase()) || isUnwrapped(local));
    if (this.#dropped > 0 || this.#style !== null || !isKnown) {
      this.#dropped += 1;
      return;
    }
    if (isUnwrapped(local)) return;
    if (local.toLowerCase() === 'style') this.#style = '';
    const spaces = isRoot ? ` xmlns="${SVG}" xmlns:xlink="${XLINK}"` : '';
    this.#parts.push(`<${local}${spaces}${Object.values(attributes).map(kept).join('')}>`);
  }

  text(text: string): void {
    if (this.#dropped > 0 || this.#depth === 0) return;
    if (this.#style === null) this.#parts.push(inText(text));
    else this.#style += text;
  }

  close({ local }: SaxesTagNS): void {
    this.#depth -= 1;
    if (this.#dropped > 0) {
      this.#dropped -= 1;
      return;
    }
    if (isUnwrapped(local)) return;
    if (this.#style !== null) this.#parts.push(READS_ELSEWHERE.test(this.#style) ? '' : inText(this.#style));
    this.#style = null;
    this.#parts.push(`</${local}>`);
  }

  get drawing(): string {
    return this.#parts.join('');
  }
}

/**
 * A drawing without what runs, fetches or leads elsewhere: scripts, event handlers, foreign HTML, links. Its own
 * entities stand for what they are; nothing is read from another file.
 * @returns the drawing, or null for what is no SVG that can be read
 */
export const cleanSvg = (text: string): string | null => {
  const cleaner = new Cleaner();
  const parser = new SaxesParser({ xmlns: true, position: false });
  parser.on('doctype', (docType) => {
    const entities = entitiesOf(docType, text);
    if (entities === null) throw new NoDrawing();
    Object.assign(parser.ENTITIES, Object.fromEntries(entities));
  });
  parser.on('opentag', (tag) => cleaner.open(tag));
  parser.on('text', (found) => cleaner.text(found));
  parser.on('cdata', (found) => cleaner.text(found));
  parser.on('closetag', (tag) => cleaner.close(tag));
  try {
    parser.write(text).close();
    return cleaner.drawing;
  } catch {
    return null;
  }
};
