import type { IncomingHttpHeaders } from 'node:http';

/** Where pages may come from: "host:port", lower case. */
export type AllowedHosts = ReadonlySet<string>;

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

const SPECIFIC = (host: string): boolean => !['0.0.0.0', '::', ''].includes(host);

/**
 * The loopback names and the configured address, at the configured port, and what cfg/chess-match.json adds. A name
 * that somebody else's DNS points at this machine is not among them: that is how DNS rebinding is refused.
 */
export const allowedHosts = (host: string, port: number, extra: readonly string[]): AllowedHosts => {
  const names = [...LOOPBACK, ...(SPECIFIC(host) ? [host] : [])].map((name) => `${name}:${port}`);
  return new Set([...names, ...extra].map((name) => name.toLowerCase()));
};

/** "host:port" of an Origin; null where it is none ("null", files, other schemes). */
const hostOfOrigin = (origin: string): string | null => {
  try {
    const { protocol, hostname, port } = new URL(origin);
    if (protocol !== 'http:' && protocol !== 'https:') return null;
    return `${hostname}:${port === '' ? (protocol === 'http:' ? '80' : '443') : port}`;
  } catch {
    return null;
  }
};

/**
 * Whether a request may be served: asked under a known name (Host), and, where a page asks, by one of our own pages
 * (Origin). Scripts and browsers opening an address send no Origin; browsers do for every post and every WebSocket.
 * @returns null, or why not
 */
export const refusalOf = ({ host, origin }: IncomingHttpHeaders, allowed: AllowedHosts): string | null => {
  const asked = (host ?? '').toLowerCase();
  if (!allowed.has(asked) && !allowed.has(`${asked}:80`))
    return `Host "${host ?? ''}" is not one of this server's names; cfg/chess-match.json "allowedHosts" can add it.`;
  if (origin === undefined) return null;
  const from = hostOfOrigin(origin);
  return from !== null && allowed.has(from) ? null : `Origin "${origin}" is not this server.`;
};
