import type { Asked } from './route';

const HOST = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:]+\](:\d{1,5})?$/i;

/**
 * Under which the page is known to whoever asks, without a slash at its end: as the event names it, else as he calls
 * us. Null: what he calls us is no name of a host.
 */
export const baseOf = (address: string | null, { host, isSecure }: Pick<Asked, 'host' | 'isSecure'>): string | null =>
  address?.replace(/\/+$/, '') ?? (HOST.test(host) ? `http${isSecure ? 's' : ''}://${host}` : null);
