// npm run site:media [-- --root FOLDER]: takes the feeds of OBS that cfg/chess-match.json names in viewers.media, and
// packs them for viewers at home. It is no part of the show: everything works without it. docs/viewers.md, "Picture and
// sound at home".
import { statfsSync } from 'node:fs';
import { resolve } from 'node:path';
import { MustMend } from '../bundles/chess-match/src/match/server/mustMend';
import { machineClocks } from '../bundles/chess-match/src/match/time/machineClocks';
import { writeStatus } from '../bundles/chess-match/src/match/home/feedStatus';
import { ArgumentError, fromTheUser, readArguments, ROOT } from './lib/arguments';
import { onStop } from './lib/onStop';
import { needPrograms } from './lib/programs';
import { matchConfig } from './lib/project';
import { complain, say } from './lib/say';
import { runFeed } from './media/feed';
import { intakesOf } from './media/intakes';
import { sleepCounted } from './media/sleepCounted';

const TOLD_EVERY_MS = 1000;

const run = async (): Promise<void> => {
  const root = fromTheUser(readArguments({ options: ROOT }).values.root);
  const { media, delayMs } = matchConfig(root).viewers;
  const intakes = intakesOf(media.feeds, process.env);
  if (intakes.length === 0)
    throw new ArgumentError(
      'cfg/chess-match.json names no feeds: "viewers": { "media": { "feeds": { "all": "rtmp://127.0.0.1:1935" } } }',
    );
  needPrograms('ffmpeg');
  const folder = resolve(root, media.folder);
  say(`Picture and sound lie in ${folder}${delayMs === 0 ? '' : `, held back for ${delayMs / 1000} s`}.`);
  const now = sleepCounted(machineClocks);
  const parts = { folder, delayMs, offsetMs: media.offsetMs, now, say, complain };
  const feeds = intakes.map((intake) => runFeed({ intake, ...parts }));
  const tell = (): void => {
    try {
      const { bavail, bsize } = statfsSync(folder);
      writeStatus(folder, { atMs: Date.now(), freeBytes: bavail * bsize, feeds: feeds.map((feed) => feed.status()) });
    } catch {
      // What is wrong with the disk the feeds say themselves.
    }
  };
  setInterval(tell, TOLD_EVERY_MS).unref();
  const stop = (): void => feeds.forEach((feed) => feed.stop());
  onStop(stop, () => process.exit(1));
  await Promise.all(feeds.map(({ ended }) => ended));
};

try {
  await run();
  process.exit(0);
} catch (error) {
  if (!(error instanceof MustMend)) throw error;
  complain(error.message);
  process.exitCode = 1;
}
