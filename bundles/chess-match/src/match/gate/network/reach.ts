import { ConfigError } from '../../server/configFile';
import type { Log } from '../../base/log';
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
Everybody in that network could then ask for its pages; each other machine would need a key of the crew.
If only this machine is to work with it (OBS on the same machine too), set in cfg/nodecg.json:
  "host": "127.0.0.1"
If other machines of the crew are to work with it, set in cfg/chess-match.json:
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
  log.warn(`OPEN TO THE NETWORK: the server listens on ${host}:${port}. Other machines need a key of the crew.`);
  log.warn('Keys are given out on the page Set-up, tab Hall, on this machine. What is sent is not encrypted.');
  log.warn(
    'With a proxy or tunnel on this machine, set "keyOnOwnMachine": true: whom it passes on looks like this machine.',
  );
  log.warn('To close it: "host": "127.0.0.1" in cfg/nodecg.json, and "openToNetwork" out of cfg/chess-match.json.');
};
