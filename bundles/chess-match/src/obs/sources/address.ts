import { OPENED, sourceAddress } from '../../contract/source';

const urlOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

/** host:port as a server knows its names. */
const hostOf = ({ protocol, hostname, port }: URL): string =>
  `${hostname}:${port === '' ? (protocol === 'https:' ? '443' : '80') : port}`;

/**
 * By what a page of ours says that it is the one at this address; null where it is none of this server's.
 * @param hosts names of this server, host:port
 */
export const ownAddress = (text: unknown, hosts: ReadonlySet<string>): string | null => {
  const url = typeof text === 'string' ? urlOf(text) : null;
  return url !== null && hosts.has(hostOf(url)) ? sourceAddress(url) : null;
};

/** Whether an address shows a key. */
export const hasKey = (text: unknown): boolean =>
  typeof text === 'string' && (urlOf(text)?.searchParams.get('key') ?? '') !== '';

/** The same page under an address that OBS has not had. */
export const openedAs = (text: string, token: string): string => {
  const url = new URL(text);
  url.searchParams.set(OPENED, token);
  return url.href;
};

/** Whether two addresses are the same page, opened however often. */
export const isSamePage = (one: unknown, other: unknown): boolean => {
  const plain = (text: unknown): unknown => {
    const url = typeof text === 'string' ? urlOf(text) : null;
    url?.searchParams.delete(OPENED);
    return url?.href ?? text;
  };
  return plain(one) === plain(other);
};
