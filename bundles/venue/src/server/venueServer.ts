import { readPages } from 'chess-match/http';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { PROGRAM } from '../wire/wire';
import { createBoards, type Boards } from './boards/boards';
import { openLiveChess } from './boards/liveChess';
import { addressesOf } from './addresses';
import { readCertificate } from './certificate';
import { matchServerUrl, readConfig } from './config';
import { serveDevices, type Devices } from './devices';
import { createKnownDevices, type KnownDevices } from './knownDevices';
import { guardDevices } from './gate';
import { serveHttp } from './http';
import { openMatchLink, type LinkListener, type MatchLink } from './matchLink';

const REPORT_EVERY_MS = 5000;

export interface VenueServer {
  /** Resolves when it listens. @throws where it cannot */
  start(): Promise<void>;
  stop(): void;
}

const readKey = (path: string) => (): string => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
};

/** The link speaks before there is anybody to listen: what is not there yet is told when it is. */
interface Bound {
  devices: Devices | null;
  boards: Boards | null;
}

const listenerOf = (bound: Bound, known: KnownDevices): LinkListener => ({
  views: (views) => {
    bound.devices?.send(views);
    bound.boards?.look();
  },
  boards: (boards) => bound.boards?.assign(boards),
  devices: (devices) => {
    known.set(devices);
    bound.devices?.follow();
  },
  rules: () => bound.devices?.rulesChanged(),
  identify: (id) => bound.devices?.identify(id),
});

/** What GET /health says. @param startedMs monotonic */
const healthOf = (link: Pick<MatchLink, 'isLinked'>, devices: number, startedMs: number): object => ({
  ok: link.isLinked(),
  version: PROGRAM,
  linked: link.isLinked(),
  devices,
  uptimeSeconds: Math.round((performance.now() - startedMs) / 1000),
});

/**
 * The venue server of a show: devices of the hall on one side, the match server on the other. It holds no truth: ended
 * and started again it shows what it showed.
 * @param root folder with cfg/ and db/ of the show
 * @param pagesFolder where the pages were built to
 */
export const createVenueServer = (root: string, pagesFolder: string): VenueServer => {
  const config = readConfig(root);
  const known = createKnownDevices();
  const startedMs = performance.now();
  const bound: Bound = { devices: null, boards: null };
  const link: MatchLink = openMatchLink({
    url: matchServerUrl(root),
    readKey: readKey(join(root, 'db', 'chess-match', 'venue.key')),
    listener: listenerOf(bound, known),
  });
  const online = () => bound.devices?.online() ?? [];
  const report = (): void => {
    const liveChess = bound.boards?.report() ?? null;
    link.report({ addresses: addressesOf(config), version: PROGRAM, online: online(), liveChess });
  };
  const http = serveHttp({
    config,
    certificate: readCertificate(root, config, Date.now()),
    pages: readPages(pagesFolder),
    link,
    health: () => healthOf(link, online().length, startedMs),
  });
  const devices = serveDevices({
    http,
    config,
    known,
    link,
    onChange: report,
    woodenAt: (place) => bound.boards?.seenAt(place) ?? [],
    letIn: (address) => places.know(address),
  });
  const places = guardDevices(http);
  bound.devices = devices;
  if (config.liveChess !== null)
    bound.boards = createBoards({
      address: config.liveChess,
      open: openLiveChess,
      link,
      onChange: () => {
        report();
        devices.woodenChanged();
      },
    });
  const timer = setInterval(report, REPORT_EVERY_MS);
  return {
    start: () =>
      new Promise((resolve, reject) => {
        http.once('error', reject);
        http.listen(config.port, config.host, () => resolve());
      }),
    stop: () => {
      clearInterval(timer);
      devices.close();
      bound.boards?.close();
      link.close();
      http.close();
      http.closeAllConnections();
    },
  };
};
