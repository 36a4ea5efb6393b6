import type { MatchConfig } from '../server/config';
import type { Log } from '../base/log';
import type { OpenMatch } from '../authority/openMatch';
import type { Outlet } from '../publish/outlet';
import type { Picture } from '../publish/picture';
import { createDelay } from './delay';
import { followedOf, type Followed, type LiveFile } from './files';
import { keepFolder } from './keepFolder';
import { createPusher, type Pusher } from './push';

import { TOKEN_NAME, type LiveLoad } from './load';

export type { LiveLoad };
export { livePgnTroubles } from './troubles';

export interface LivePgn {
  readonly outlet: Outlet<Source>;
  load(): LiveLoad;
  /** Pushes at once what waits for its turn. */
  retry(): void;
  stop(): void;
}

export interface LivePgnParts {
  readonly config: Pick<MatchConfig, 'live' | 'viewers'>;
  /** Where viewers at home get the files. */
  readonly putFiles: (files: readonly LiveFile[]) => void;
  /** The match's time, Unix ms. */
  readonly now: () => number;
  readonly log: Log;
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

/**
 * Follows the open match for those outside: as files for viewers, in a folder, and to a round of lichess; all after the
 * one delay.
 */
export const serveLivePgn = (parts: LivePgnParts): LivePgn => {
  const { config, putFiles, now, log, onTrouble } = parts;
  const { lichessAddress, lichessRound: round, folder, rehearsals } = config.live;
  const token = process.env[TOKEN_NAME] ?? '';
  const isTokenMissing = round !== null && token === '';
  if (isTokenMissing) log.warn(`Nothing is pushed to lichess: ${TOKEN_NAME} is not in the environment.`);
  const pusher: Pusher | null =
    round === null || isTokenMissing
      ? null
      : createPusher({
          url: `${lichessAddress}/api/broadcast/round/${round}/push`,
          token,
          patienceMs: PATIENCE_MS,
          fetch,
          now,
          later: soon,
          changed: onTrouble,
        });
  const kept = keepFolder(folder, onTrouble);
  const give = (followed: Followed | null): void => {
    putFiles(followed?.files ?? []);
    if (followed === null) return;
    kept.write(followed);
    if (followed.lines !== null) pusher?.put(followed.matchId, followed.lines);
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
    load: () => ({ round, isTokenMissing, push: pusher?.view() ?? null, folder, folderError: kept.error() }),
    retry: () => pusher?.retry(),
    stop: () => {
      takeBack();
      pusher?.stop();
    },
  };
};
