import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';
import type { MatchConfig } from '../server/config';
import { json } from '../../http/reply';
import { onGet, type AnswerRow } from '../../http/answerRow';
import { ROOT } from '../gate/http/own';

type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>;

const EVERYWHERE = ['0.0.0.0', '::'];
const LOOPBACK = /^(127\.|localhost$|::1$)/;

/**
 * Under what phones open the page of viewers, the likeliest first: as the event names it, else as this machine is
 * called where it listens. None where only this machine can open it, or nothing is served.
 */
export const viewersAddresses = (
  { address, host, port }: Pick<MatchConfig['viewers'], 'address' | 'host' | 'port'>,
  interfaces: Interfaces,
): readonly string[] => {
  if (port === null) return [];
  if (address !== null) return [address];
  const own = Object.values(interfaces)
    .flatMap((known) => known ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map((known) => known.address);
  const hosts = EVERYWHERE.includes(host) ? own : LOOPBACK.test(host) ? [] : [host];
  return hosts.map((name) => `http://${name}:${port}/`);
};

/** The same, on this machine as it is now. */
export const addressesHere = (viewers: MatchConfig['viewers']): readonly string[] =>
  viewersAddresses(viewers, networkInterfaces());

/** Under which it opens for whoever asked this server as `asked` ("studio-pc:9090"); null where he cannot open it. */
export const viewersAddressFor = (
  { address, host, port }: Pick<MatchConfig['viewers'], 'address' | 'host' | 'port'>,
  asked: string,
): string | null => {
  if (port === null) return null;
  if (address !== null) return address;
  const askedName = asked.replace(/:\d+$/, '');
  if (EVERYWHERE.includes(host)) return `http://${askedName}:${port}/`;
  const isHere = LOOPBACK.test(askedName.replace(/^\[|\]$/g, ''));
  return LOOPBACK.test(host) && !isHere ? null : `http://${host}:${port}/`;
};

/**
 * For spectators in the hall: that of a listener of their own, with nothing held back, else the one of those at home.
 */
export const addressesInHall = (
  viewers: Pick<MatchConfig['viewers'], 'address' | 'host' | 'port' | 'hall' | 'delayMs'>,
  interfaces: Interfaces,
): { readonly addresses: readonly string[]; readonly delayMs: number } => {
  const { hall, delayMs } = viewers;
  if (hall === null) return { addresses: viewersAddresses(viewers, interfaces), delayMs };
  return {
    addresses: viewersAddresses({ address: null, host: hall.address, port: hall.port }, interfaces),
    delayMs: 0,
  };
};

/** GET viewers.json: {addresses, delayMs} for those who set up the hall. Nothing in it is a secret. */
export const viewersRoute = (viewers: MatchConfig['viewers']): AnswerRow =>
  onGet(`${ROOT}viewers.json`, () => json(200, addressesInHall(viewers, networkInterfaces())));
