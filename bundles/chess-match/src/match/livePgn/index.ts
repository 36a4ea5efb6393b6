import type { MatchConfig } from '../server/config';
import type { Log } from '../base/log';
import { refuse } from '../base/errors';
import type { LivePort } from '../authority/handlers/ports';
import type { OpenMatch } from '../authority/openMatch';
import type { Outlet } from '../publish/outlet';
import type { Picture } from '../publish/picture';
import { createDelay } from './delay';
import { followedOf, type Followed, type LiveFile } from './files';
import { keepFolder } from './keepFolder';
import { createKnownThere, type KnownStore } from './knownThere';
import { TOKEN_NAME, type LiveLoad } from './load';
import { createPusher, type Pusher } from './push';

export type { LiveLoad };
export { livePgnTroubles } from './troubles';

export interface LivePgn {
  readonly outlet: Outlet<Source>;
  load(): LiveLoad;
  readonly port: LivePort;
  stop(): void;
}

export interface LivePgnParts {
  readonly config: Pick<MatchConfig, 'live' | 'viewers'>;
  /** Where viewers at home get the files. */
  readonly putFiles: (files: readonly LiveFile[]) => void;
  /** The match's time, Unix ms. */
  readonly now: () => number;
  readonly log: Log;
  /** Where it is kept what rounds of lichess have. */
  readonly known: KnownStore;
  /** Something is wrong, or right again. */
  readonly onTrouble: () => void;
}

const PATIENCE_MS = 15_000;

/** What tells of a move, an end, another match or other names. */
const SOURCES = ['match', 'complete', 'people'] as const;
type Source = (typeof SOURCES)[number];

const soon = (action: () => void, ms: number): (() => void) => {
  const timer = setTimeout(action, ms);
  timer.unref();
  return () => clearTimeout(timer);
};

/** What is rehearsed or demonstrated would stay among the games of the evening. */
const isForOutside = ({ row }: OpenMatch, isDemo: boolean, mayRehearse: boolean): boolean =>
  mayRehearse || !(row.rehearsal || isDemo);

const pusherTo =
  ({ config, now, known, onTrouble }: LivePgnParts, token: string) =>
  (round: string): Pusher =>
    createPusher({
      url: `${config.live.lichessAddress}/api/broadcast/round/${round}/push`,
      token,
      patienceMs: PATIENCE_MS,
      fetch,
      now,
      later: soon,
      changed: onTrouble,
      known: createKnownThere(round, known),
    });

const pushNow = (pushers: readonly Pusher[]): ReturnType<LivePort['pushNow']> => {
  if (pushers.length === 0) return refuse('live/not_set_up', {});
  return pushers.filter((pusher) => pusher.now()).length === 0 ? refuse('live/nothing', {}) : null;
};

/**
 * Follows the open match for those outside: as files for viewers, in a folder, and to a round of lichess; all after the
 * one delay.
 */
export const serveLivePgn = (parts: LivePgnParts): LivePgn => {
  const { config, putFiles, now, log, onTrouble } = parts;
  const { lichessRound, folder, rehearsals } = config.live;
  const rounds = lichessRound?.split(' ') ?? [];
  const token = process.env[TOKEN_NAME] ?? '';
  const isTokenMissing = rounds.length > 0 && token === '';
  if (isTokenMissing) log.warn(`Nothing is pushed to lichess: ${TOKEN_NAME} is not in the environment.`);
  const pushers = isTokenMissing ? [] : rounds.map(pusherTo(parts, token));
  /** Of the game that is followed: a return game has the round behind that of the first, if there is one. */
  let present = 0;
  const kept = keepFolder(folder, onTrouble);
  const give = (followed: Followed | null): void => {
    putFiles(followed?.files ?? []);
    if (followed === null) return;
    kept.write(followed);
    present = Math.max(0, Math.min(followed.round, rounds.length) - 1);
    if (followed.lines !== null) pushers[present]?.put(followed.matchId, followed.lines);
  };
  let takeBack: () => void = () => undefined;
  const { address, delayMs } = config.viewers;
  const delay = createDelay({
    delayMs,
    now,
    later: (action, ms) => {
      takeBack();
      takeBack = soon(action, ms);
    },
    give,
  });
  const take = (picture: Picture<Source>): void => {
    const { open } = picture;
    const isFollowed = open !== null && isForOutside(open, picture.view('match').demo, rehearsals);
    const followed = isFollowed ? followedOf(open, picture.view('people'), address) : null;
    delay.hold(followed, open === null ? null : open.history);
  };
  return {
    outlet: { name: 'live', of: SOURCES, when: 'quiet', take },
    load: () => ({
      round: rounds[present] ?? null,
      isTokenMissing,
      push: pushers[present]?.view() ?? null,
      others: pushers.filter((_, index) => index !== present).map((pusher) => pusher.view()),
      folder,
      folderError: kept.error(),
    }),
    port: { pushNow: () => pushNow(pushers) },
    stop: () => {
      takeBack();
      for (const pusher of pushers) pusher.stop();
    },
  };
};
