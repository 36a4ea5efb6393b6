import { PICTURE } from '../shareSvg';
import { snippetOf } from './snippet';

/** What of the page of viewers is to be shown elsewhere. */
export interface Shared {
  readonly match: string | null;
  readonly turn: string | null;
  readonly board: string | null;
}

const MATCH = /^[\w-]{1,64}$/;
const NUMBER = /^\d{1,5}$/;

/**
 * What an address of ours shows.
 * @param base without a slash at its end
 * @returns null where it is of somebody else
 */
export const sharedBy = (address: string, base: string): Shared | null => {
  if (!URL.canParse(address)) return null;
  const { href, searchParams } = new URL(address);
  if (![base, `${base}/`, `${base}/index.html`].includes(href.replace(/[?#].*$/, ''))) return null;
  const one = (name: string, shape: RegExp): string | null => {
    const value = searchParams.get(name);
    return value !== null && shape.test(value) ? value : null;
  };
  return { match: one('match', MATCH), turn: one('turn', NUMBER), board: one('board', NUMBER) };
};

const addressOf = (base: string, shared: Shared): string => {
  const query = Object.entries(shared).flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]));
  return `${base}/${query.length === 0 ? '' : `?${query.join('&')}`}`;
};

/** How large it is where nobody says: all boards of a match, and its course below them. */
const SIZE = { width: 720, height: 1100 };
const CACHE_SECONDS = 3600;

const sizeIn = (query: URLSearchParams) => {
  const most = (name: string, usual: number): number => {
    const asked = query.get(name) ?? '';
    return NUMBER.test(asked) ? Math.min(Number(asked), usual) : usual;
  };
  return { width: most('maxwidth', SIZE.width), height: most('maxheight', SIZE.height) };
};

/** The answer of oEmbed 1.0 for it: a piece of a page, which says nothing of how it stands. */
export const oembedOf = (
  base: string,
  shared: Shared,
  {
    title,
    hasPicture,
    query,
  }: { readonly title: string; readonly hasPicture: boolean; readonly query: URLSearchParams },
) => ({
  version: '1.0',
  type: 'rich',
  title,
  provider_name: 'Chess Broadcast',
  provider_url: `${base}/`,
  cache_age: CACHE_SECONDS,
  html: snippetOf(`${base}/`, addressOf(base, shared)),
  ...sizeIn(query),
  ...(hasPicture && shared.match !== null
    ? {
        thumbnail_url: `${base}/viewers/pictures/${shared.match}/${shared.turn ?? 0}/${shared.board ?? 1}.png`,
        thumbnail_width: PICTURE.width,
        thumbnail_height: PICTURE.height,
      }
    : {}),
});
