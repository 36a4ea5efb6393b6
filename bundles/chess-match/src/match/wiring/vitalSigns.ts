import type { HealthView } from '@schemas/health';
import { hallPlace } from '../server/supervised';
import { notice, type TroubleSource } from '../base/troubles';
import { diskTroubles } from '../vitals/disk';
import { watchLoop } from '../vitals/loopLag';
import { versionsOf } from '../vitals/versions';
import { createVitals, type RefusalCounts } from '../vitals/vitals';
import { writeTroubles } from '../vitals/writeTroubles';
import { hallTroubles } from '../hall';
import { livePgnTroubles, type LiveLoad } from '../livePgn';
import { viewersTroubles, type ViewersLoad } from '../home';
import type { Base } from './base';
import type { Keeping } from './keeping';

const liveIn = ({ round, push, folder, folderError }: LiveLoad): HealthView['viewers']['live'] =>
  round === null && folder === null
    ? null
    : {
        round,
        state: push?.state ?? 'off',
        sentAtMs: push?.sentAtMs ?? null,
        games: push?.games ?? 0,
        error: push?.error ?? null,
        retryAtMs: push?.retryAtMs ?? null,
        folder,
        folderError,
      };

const viewersIn = (
  live: LiveLoad,
  { port, connections, requestsPerSecond, edges, feeds, hall }: ViewersLoad,
): HealthView['viewers'] => {
  const inHall = hall && { port: hall.port, connections: hall.connections };
  return {
    port,
    connections,
    requestsPerSecond,
    edges: [...edges],
    feeds: [...feeds],
    hall: inHall,
    live: liveIn(live),
  };
};

/** How this server does: measured all the time, and at once when something is said to be wrong. */
export const vitalSignsOf = (
  { host, opened, folder, damaged, crew, publishing, signs, now }: Base,
  { journal, watch, keeper, copier }: Keeping,
  /** Of what else is looked at. */
  others: readonly TroubleSource[],
  isHallServed: () => boolean,
  refused: RefusalCounts,
  /** How viewers at home are served now. */
  load: () => ViewersLoad,
  /** How the match is followed from outside. */
  live: () => LiveLoad,
) => {
  const loop = watchLoop();
  const troubles: readonly TroubleSource[] = [
    () => opened.findings,
    damaged.troubles,
    keeper.troubles,
    copier.troubles,
    writeTroubles(watch),
    diskTroubles(folder),
    loop.troubles,
    ...others,
    hallTroubles(hallPlace(), isHallServed, now),
    () => viewersTroubles(load()),
    () => livePgnTroubles(live()),
    crew.front.troubles,
    () => (crew.feeds.state() === 'right' ? [] : [notice('viewers/feeds_shut', {})]),
  ];
  const vitals = createVitals({
    journal,
    watch,
    copy: copier.health,
    loop,
    folder,
    startedAtMs: now(),
    versions: versionsOf(host),
    troubles,
    refused,
    viewers: () => viewersIn(live(), load()),
    publish: (health) => publishing.put({ health }),
  });
  signs.on('trouble', vitals.look);
  return { vitals, troubles };
};
