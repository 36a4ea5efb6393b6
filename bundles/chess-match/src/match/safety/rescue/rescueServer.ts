import type { Answer } from '@schemas/answer';
import type { HealthView } from '@schemas/health';
import type { PreviewAnswer } from '@schemas/preview';
import { refuse } from '../../base/errors';
import { judged } from '../../vitals/health';
import type { Host } from '../../host/host';
import { healthRoute } from '../../gate/http/routes';
import { json } from '../../../http/reply';
import { everythingElse } from '../../gate/http/own';
import type { PageCommands } from '../../authority/submit';
import { createPresence } from '../../gate/presence';
import { createOutlets } from '../../publish/outlets';
import type { Pages } from '../../publish/pages/pages';
import { createPublishing } from '../../publish/publishing';
import { shownViews, type OnAir } from '../../publish/views';
import type { Trouble } from '../../base/troubles';
import { versionsOf } from '../../vitals/versions';
import type { RescueWays } from './contract';
import type { Picture } from './picture';
import { rescueRoutes } from './routes';

export interface RescueServerParts {
  readonly host: Pick<Host, 'appVersion' | 'hostVersion' | 'log'>;
  readonly pages: Pages;
  readonly ways: RescueWays;
  readonly findings: readonly Trouble[];
  readonly picture: Picture | null;
  readonly startAgain: () => void;
  readonly now: () => number;
}

/** Refuses every command, and says where to decide. */
const refusingAll = (answer: Answer & { ok: false }): PageCommands => {
  const { version, error } = answer;
  const preview: PreviewAnswer = { ok: false, version, error };
  return { submit: () => Promise.resolve(answer), preview: () => preview };
};

const refusal = (match: OnAir['match'] | null, findings: readonly Trouble[]): Answer & { ok: false } => ({
  ok: false,
  version: match?.version ?? 0,
  matchId: match?.matchId ?? null,
  error: findings.some(({ code }) => code === 'journal/no_room')
    ? refuse('journal/write_failed', { reason: 'no room on the disk' })
    : refuse('rescue/active', {}),
});

/**
 * The server while its journal waits for a decision: pages and overlays get the last picture that was confirmed, every
 * page says what is wrong, every command is refused, and the rescue page has the ways out. Nothing is written.
 */
export const rescueServer = (parts: RescueServerParts) => {
  const { host, pages, ways, findings, picture, startAgain, now } = parts;
  const { log } = host;
  const { put, openTo } = createPublishing(log);
  const { match, show } = picture ?? { match: null, show: null };
  if (show !== null) put(shownViews(show));
  if (match !== null) put(match);
  const startedAtMs = now();
  const view: HealthView = {
    server: { startedAtMs, memoryBytes: process.memoryUsage.rss(), loopDelayMs: 0 },
    journal: { file: '', bytes: 0, entries: 0, lastWriteAtMs: null, failure: null, diskFreeBytes: null, copy: null },
    versions: versionsOf(host),
    gate: { refused: [] },
    viewers: { port: null, connections: 0, requestsPerSecond: 0, edges: [], feeds: [], hall: null, live: null },
    troubles: [...findings],
  };
  put({ health: view });
  openTo(createOutlets({ outlets: [pages], listeners: [], quiet: pages.later, log, onTrouble: () => undefined }));
  const health = () => ({
    ...judged(findings),
    version: host.appVersion ?? 'unknown',
    uptimeMs: now() - startedAtMs,
    match: null,
  });
  const answer = refusal(match?.match ?? null, findings);
  return {
    rows: [...rescueRoutes(ways, startAgain), healthRoute(health), ...everythingElse(() => json(503, answer))],
    commands: refusingAll(answer),
    presence: createPresence({
      now,
      publish: (view) => put({ pages: view }),
      later: (run, ms) => void setTimeout(run, ms).unref(),
    }),
  };
};
