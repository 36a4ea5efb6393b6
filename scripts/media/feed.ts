import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { textOf } from '../../bundles/chess-match/src/match/base/textOf';
import { feedDelay, isFeedShut } from '../../bundles/chess-match/src/match/home/feedDelays';
import { DISK_FULL, type FeedStatus } from '../../bundles/chess-match/src/match/home/feedStatus';
import { FEEDS } from '../../bundles/chess-match/src/match/home/media';
import { lastLines } from '../lib/lastLines';
import { programPath } from '../lib/programs';
import { waitAfter } from '../lib/restartPolicy';
import { createComing } from './coming';
import type { Intake } from './intakes';
import { faultOf, KINDS, packingArguments } from './packing';
import { createPublishing } from './publishing';

/** Below the folder of feeds. */
const INBOX = 'inbox';
const POLL_INTERVAL_MS = 200;
/**
 * A stream that had begun and of which nothing comes any more: OBS is gone without a word, and ffmpeg would wait for
 * ever.
 */
const STALLED_MS = 15_000;
const STOP_WITHIN_MS = 3000;
const LAST_LINES = 6;
const LONGEST_REASON = 300;
/** ffmpeg says nothing of what it could not write: less room than for some segments is none. */
const LEAST_ROOM_BYTES = 4_000_000;

const hasRoomIn = (folder: string): boolean => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= LEAST_ROOM_BYTES;
};

export interface FeedParts {
  readonly intake: Intake;
  /** Where segments are made and laid out. */
  readonly folder: string;
  /** Of all that leaves the house; a team's own comes on top. */
  readonly delayMs: number;
  readonly offsetMs: number;
  /** A time that nobody sets, as the match's own is, Unix ms: by it segments are dated and held back. */
  readonly now: () => number;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}

interface End {
  readonly status: number | null;
  /** Its last words. */
  readonly lines: readonly string[];
}

export interface MediaFeed {
  readonly ended: Promise<void>;
  status(): FeedStatus;
  stop(): void;
}

/**
 * Takes the feed of an audience and packs it, for as long as this process lives: whenever ffmpeg ends, with the stream
 * or by a fault, it listens again, after a wait that doubles with each quick end. What is wrong is said once.
 */
export const runFeed = ({ intake, folder, delayMs, offsetMs, now, say, complain }: FeedParts): MediaFeed => {
  const { audience, address, input } = intake;
  const [inbox, outbox] = [join(folder, INBOX, audience), join(folder, FEEDS, audience)];
  const stopping = new AbortController();
  const publishings = KINDS.map((kind) =>
    createPublishing({
      inbox,
      outbox,
      kind,
      offsetMs,
      nowMs: now(),
      systemMs: Date.now,
      delayMs: () => delayMs + feedDelay(folder, audience),
      isShut: () => isFeedShut(folder, audience),
    }),
  );
  let child: ChildProcess | null = null;
  let cameAtMs: number | null = null;
  let trouble = '';
  /** Of the stream that came last, until one comes that can be packed. */
  let fault: string | null = null;
  const coming = createComing();

  const tell = (reason: string): void => {
    if (reason !== '' && reason !== trouble)
      complain(`${audience}: viewers get nothing: ${reason}. It is tried again all the time; the match goes on.`);
    if (reason === '' && trouble !== '') say(`${audience}: it works again.`);
    trouble = reason;
  };
  const look = (): void => {
    try {
      if (!hasRoomIn(outbox)) for (const publishing of publishings) publishing.spare();
      const hasRoom = hasRoomIn(outbox);
      const came = publishings.map((publishing) => publishing.look(now(), hasRoom));
      coming.look(Date.now(), came.includes(true));
      if (!hasRoom) throw new Error(DISK_FULL);
      if (came.includes(true)) fault = null;
      tell(fault ?? '');
      if (came.includes(true)) {
        if (cameAtMs === null) say(`${audience}: picture and sound come.`);
        cameAtMs = performance.now();
      }
    } catch (error) {
      tell(textOf(error).slice(0, LONGEST_REASON));
    }
    if (cameAtMs === null || performance.now() - cameAtMs < STALLED_MS) return;
    cameAtMs = performance.now();
    complain(`${audience}: nothing came for ${STALLED_MS / 1000} s. The connection is ended, and waited for again.`);
    child?.kill('SIGKILL');
  };
  const runOnce = async (): Promise<End> => {
    mkdirSync(inbox, { recursive: true });
    // What the delay holds is nobody's yet.
    chmodSync(join(folder, INBOX), 0o700);
    for (const publishing of publishings) publishing.begin();
    cameAtMs = null;
    // Seconds go faster than segments, so that no number comes twice.
    const args = packingArguments(input, inbox, Math.floor(now() / 1000));
    const run = spawn(programPath('ffmpeg'), args, { stdio: ['pipe', 'ignore', 'pipe'] });
    child = run;
    // One that cannot be started says so itself.
    run.stdin.on('error', () => undefined).end(input.written);
    const words = lastLines(LAST_LINES);
    run.stderr.on('data', (chunk: Buffer) => words.add(chunk.toString()));
    const status = await new Promise<number | null>((resolve) => {
      run.once('error', () => resolve(null));
      run.once('close', resolve);
    });
    // What came last is listed before another stream begins.
    look();
    coming.ended(Date.now());
    fault = faultOf(words.lines()) ?? fault;
    return { status, lines: words.lines() };
  };
  const run = async (): Promise<void> => {
    let backoffMs: number | null = null;
    say(`${audience}: waits for OBS on ${address}.`);
    while (!stopping.signal.aborted) {
      const startedMs = performance.now();
      const { status, lines } = await runOnce().catch((error: unknown): End => ({ status: 1, lines: [textOf(error)] }));
      if (stopping.signal.aborted) return;
      const waitMs = waitAfter(backoffMs, performance.now() - startedMs);
      backoffMs = waitMs;
      const why = status === 0 || lines.length === 0 ? '' : `\n${lines.map((line) => `  | ${line}`).join('\n')}`;
      complain(`${audience}: the stream has ended; it is waited for again in ${waitMs / 1000} s.${why}`);
      await delay(waitMs, null, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const timer = setInterval(look, POLL_INTERVAL_MS);
  return {
    ended: run().finally(() => clearInterval(timer)),
    status: () => ({ audience, ...coming.status(), trouble: trouble === '' ? null : trouble }),
    stop: () => {
      stopping.abort();
      child?.kill('SIGTERM');
      setTimeout(() => child?.kill('SIGKILL'), STOP_WITHIN_MS).unref();
    },
  };
};
