import { DESK_PATH } from '../../../bundles/chess-match/src/contract/desk';

/** Where the match server is, and with what key it is spoken to. */
export interface Server {
  /** Name or address, without a port. */
  readonly host: string;
  readonly port: number;
  readonly isSecure: boolean;
  /** A certificate that nobody known has signed is good enough. */
  readonly trustsAny: boolean;
  /** "" on the server's own machine. */
  readonly key: string;
}

const at = ({ host, port }: Server): string => `${host.includes(':') ? `[${host}]` : host}:${port}`;

export const deskUrl = (server: Server): string => `${server.isSecure ? 'wss' : 'ws'}://${at(server)}${DESK_PATH}`;

export const commandUrl = (server: Server, type: string): string =>
  `${server.isSecure ? 'https' : 'http'}://${at(server)}/chess-match/commands/${type}`;

/** What goes with every request. */
export const keyHeaders = ({ key }: Server): Readonly<Record<string, string>> =>
  key === '' ? {} : { authorization: `Bearer ${key}` };
