import { ConfigError } from '../config';
import type { Log } from '../log';
import { notice, type TroubleSource } from '../troubles';
import { isLoopback } from './loopback';

/** What NodeCG is set to, as far as it decides who can reach the match. */
export interface NetworkSettings {
  readonly host: string;
  readonly port: number;
  readonly isLoginEnabled: boolean;
  /** "openToNetwork" of cfg/chess-match.json. */
  readonly openToNetwork: boolean;
}

const closedText = ({ host, port }: NetworkSettings): string =>
  `cfg/nodecg.json says that the server listens on "${host}": other machines can reach it, not only this one.
There are no passwords yet: everybody in that network could act as operator, stop the clock, change what is on air.
If only this machine is to work with it (OBS on the same machine too), set in cfg/nodecg.json:
  "host": "127.0.0.1"
If the network is yours alone (a cable, a Wi-Fi only of the crew) and that is what you want, set in cfg/chess-match.json:
  "openToNetwork": true,
  "allowedHosts": ["NAME-OR-ADDRESS-OF-THIS-MACHINE:${port}"]`;

const LOGIN_TEXT = `cfg/nodecg.json switches NodeCG's login on ("login": {"enabled": true}). It does not stand before the match:
commands, the journal and the pages' own connection would stay open to everybody while it looks as if they were closed.
Switch it off ("enabled": false). To keep others out, let the server listen on this machine only: "host": "127.0.0.1".`;

/** @throws ConfigError when more people would reach the match than the configuration says in so many words */
export const checkNetwork = (settings: NetworkSettings): void => {
  if (settings.isLoginEnabled) throw new ConfigError(LOGIN_TEXT);
  if (!isLoopback(settings.host) && !settings.openToNetwork) throw new ConfigError(closedText(settings));
};

/** Says in the log what listening there means; nothing where only this machine is listened to. */
export const warnOfNetwork = ({ host, port }: NetworkSettings, log: Log): void => {
  if (isLoopback(host)) return;
  log.warn(`OPEN TO THE NETWORK: the server listens on ${host}:${port}, and there are no passwords.`);
  log.warn('Everybody who reaches it can act as operator: stop the clock, take turns back, change what is on air.');
  log.warn('Connect nothing but the crew to that network. No Wi-Fi for guests, no router that lets the internet in.');
  log.warn('To close it: "host": "127.0.0.1" in cfg/nodecg.json, and "openToNetwork" out of cfg/chess-match.json.');
};

/** Stands on every page for as long as the server listens there. */
export const networkTroubles = (host: string): TroubleSource => {
  const troubles = isLoopback(host) ? [] : [notice('network/open', { host })];
  return () => troubles;
};
