import { preferredAirLanguage, type AirLanguage } from 'chess-match/client/drawing';
import { isWatchAsked } from '../past/watched';
import { LOOKS, type Preferences } from '../preferences';
import { sourceOf, type ElementSource } from './source';

/** What the attributes of an element ask for. */
export interface ElementOptions {
  readonly source: ElementSource | null;
  readonly language: AirLanguage;
  readonly look: Preferences['look'];
  /** The score is covered until it is asked for. */
  readonly covers: Preferences['covers'];
  /** Matches are watched from the beginning, and what comes shows with the turns. */
  readonly watches: boolean;
  /** Arrow keys belong to it wherever they are pressed on the page. */
  readonly hasKeys: boolean;
}

export const ATTRIBUTES = ['src', 'lang', 'theme', 'covers', 'watch', 'keys'] as const;

/** As much of an element as they are read from. */
type Asked = Pick<HTMLElement, 'getAttribute' | 'closest' | 'querySelector' | 'baseURI'>;

/** Said by the attribute, or, as "address" has it, by the address of the page it stands in. */
const watchIn = (said: string | null, address: string): boolean =>
  said === 'address' ? isWatchAsked(new URL(address).search) : said !== null && said !== 'no';

/** Nothing that an attribute says is wrong but an address: what is not known is as if it was not there. */
export const optionsOf = (element: Asked, browserLanguage: string): ElementOptions => {
  const of = (name: (typeof ATTRIBUTES)[number]): string => element.getAttribute(name) ?? '';
  const inside = element.querySelector('script[type="application/json"]')?.textContent ?? null;
  const around = element.closest('[lang]')?.getAttribute('lang');
  return {
    source: sourceOf(of('src'), element.baseURI, inside),
    language: preferredAirLanguage(around || browserLanguage),
    look: LOOKS.find((known) => known === of('theme')) ?? 'auto',
    covers: of('covers') === 'yes' ? 'yes' : 'no',
    watches: watchIn(element.getAttribute('watch'), element.baseURI),
    hasKeys: of('keys') === 'page',
  };
};
