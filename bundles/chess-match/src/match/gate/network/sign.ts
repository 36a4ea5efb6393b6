import type { IncomingMessage } from 'node:http';
import { hostname } from 'node:os';
import { isLoopback } from './loopback';
import type { PassedOn } from './passedOn';

/** The part of a request by which it is known where it comes from. */
export type Asked = Pick<IncomingMessage, 'headers' | 'httpVersion' | 'url'> & {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress' | 'localAddress'>;
};

/** What tells that a request was passed on by somebody between who asks and this server. */
export interface Sign {
  readonly how: PassedOn;
  /** Of the header, under which it came, or of the protocol. */
  readonly what: string;
}

/** What proxies, load balancers and tunnels add of who asked them; no browser and none of our programs sends these. */
const FORWARDING =
  /^(?:forwarded|via|x-forwarded.*|x-original-.*|(?:x-|true-|fastly-|fly-|cf-)?(?:real-|client-|remote-|cluster-client-)ip|cf-.*|cdn-loop|x-envoy-.*|x-amzn-.*|x-azure-.*|x-arr-.*|x-appengine-.*|tailscale-.*|proxy-connection)$/;

const withoutFamily = (address: string | undefined): string => (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '');

/** Whether a connection was made on this machine: over loopback, or from its own address in the network. */
export const isMadeHere = ({ remoteAddress, localAddress }: Asked['socket']): boolean =>
  remoteAddress !== undefined && (isLoopback(withoutFamily(remoteAddress)) || remoteAddress === localAddress);

/** By what this machine calls itself, and on which port. */
export interface OwnName {
  /** Where the server listens; an address that means all of them is no name. */
  readonly host: string;
  readonly port: number;
  /** As the system calls it. */
  readonly machine?: string;
}

/**
 * Whether a request came under one of this machine's own names: who asks through a tunnel has another one in his
 * browser.
 */
const isOwnName = (
  asked: string | undefined,
  { localAddress }: Asked['socket'],
  { host, port, machine = hostname() }: OwnName,
): boolean => {
  const [, name = '', itsPort = '80'] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec((asked ?? '').toLowerCase()) ?? [];
  if (Number(itsPort) !== port) return false;
  const bare = name.replace(/^\[|\]$/g, '');
  const [short = ''] = machine.toLowerCase().split('.', 1);
  const known = [host.toLowerCase(), machine.toLowerCase(), short, `${short}.local`, withoutFamily(localAddress)];
  return bare !== '' && (isLoopback(bare) || known.includes(bare));
};

/** @returns what tells that it was passed on; null where nothing does: a tunnel that passes bytes on cannot be told */
export const signOf = ({ headers, httpVersion, socket }: Asked, own: OwnName): Sign | null => {
  const header = Object.keys(headers).find((name) => FORWARDING.test(name));
  if (header !== undefined) return { how: 'header', what: header };
  // Browsers have not spoken it for twenty years; a proxy that is told nothing does.
  if (httpVersion === '1.0') return { how: 'protocol', what: 'HTTP/1.0' };
  return isOwnName(headers.host, socket, own) ? null : { how: 'host', what: (headers.host ?? '').slice(0, 100) };
};
