import { placeIn, type Place } from '../past/place';

/** What a match is drawn from. */
export type ElementSource =
  /** A page of viewers: what is live there, or one of its matches that are over. */
  | { readonly kind: 'page'; readonly address: string; readonly place: Place }
  /** One match in one file. */
  | { readonly kind: 'file'; readonly address: string }
  /** That file, as it stands in the page itself. */
  | { readonly kind: 'text'; readonly text: string };

/** Null: it is none, or one that no page may ask. */
const addressOf = (src: string, page: string): URL | null => {
  try {
    const url = new URL(src, page);
    return /^https?:$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
};

/**
 * What `src` names: the address of a page of viewers, as it is shared, or of a file that ends in .json.
 * @param page the address of the page that it stands in: what has no beginning is below that
 * @param inside what stands in the element as JSON; null: nothing does
 * @returns null where that is no address, or one that no page may ask
 */
export const sourceOf = (src: string, page: string, inside: string | null): ElementSource | null => {
  if (src.trim() === '') return inside === null ? null : { kind: 'text', text: inside };
  const url = addressOf(src, page);
  if (url === null) return null;
  const { href, pathname, search } = url;
  if (pathname.endsWith('.json')) return { kind: 'file', address: href };
  url.search = '';
  url.hash = '';
  url.pathname = pathname.replace(/[^/]*\.html$/, '');
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return { kind: 'page', address: url.href, place: placeIn(search) };
};
