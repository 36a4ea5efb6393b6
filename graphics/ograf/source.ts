import { LIVE_PATH } from 'chess-match/client';

/** Where a graphic that feeds itself is told, and has pictures of people from. */
export interface MatchServer {
  /** Of the plain socket. */
  readonly socket: string;
  /** The address of an uploaded picture, which the server names without itself: "/assets/...". */
  readonly picture: (path: string) => string;
}

const SCHEMES: Readonly<Record<string, string>> = { 'http:': 'ws:', 'https:': 'wss:', 'ws:': 'ws:', 'wss:': 'wss:' };

const parsed = (address: string): URL | null => {
  try {
    return new URL(address.includes('://') ? address : `http://${address}`);
  } catch {
    return null;
  }
};

/**
 * Of an address as people write it: "studio-pc:9090", "http://studio-pc:9090", or that of the socket, with the key in
 * it or apart. Null where there is none that can be read.
 */
export const serverAt = (address: string, key: string): MatchServer | null => {
  const url = address.trim() === '' ? null : parsed(address.trim());
  const scheme = SCHEMES[url?.protocol ?? ''];
  if (url === null || scheme === undefined) return null;
  const said = key.trim() === '' ? url.searchParams.get('key') : key.trim();
  const query = said === null ? '' : `?key=${encodeURIComponent(said)}`;
  const pages = scheme === 'wss:' ? 'https:' : 'http:';
  return {
    socket: `${scheme}//${url.host}${LIVE_PATH}${query}`,
    picture: (path) => `${pages}//${url.host}${path}${query}`,
  };
};
