// npm run film [-- --language en|ru] [--out FILE] [--fps N] [--from SECONDS] [--seconds N]: a film of a minute, of the
// graphics themselves over a quiet background: who plays, a branching, a pass, a selection, a mate, the other games, a
// result; or a part of it. Made frame by frame under a clock of its own, so that a slow machine makes the same one.
// screenshots/film-LANGUAGE.mp4; --sheet FILE writes six pictures of a whole one as a sheet besides.
import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { LANGUAGES, type Language } from '../bundles/chess-match/src/view/language';
import { launchShell } from '../tests/support/shell';
import { serveGraphics } from '../tests/support/overlayPage';
import { openCamera } from './film/camera';
import { createEncoder } from './film/encoder';
import { screenplay } from './film/screenplay';
import { makeSheet } from './film/sheet';
import { shoot } from './film/shoot';
import { createStage } from './film/stage';
import { ArgumentError, readArguments } from './lib/arguments';
import { buildAll } from './lib/build';
import { orEnd } from './lib/orEnd';
import { needPrograms } from './lib/programs';
import { PROJECT_FOLDER } from './lib/project';
import { say } from './lib/say';

const START_MS = Date.UTC(2030, 0, 1, 18);

const OPTIONS = {
  language: { type: 'string', default: 'en' },
  out: { type: 'string' },
  sheet: { type: 'string' },
  fps: { type: 'string', default: '50' },
  from: { type: 'string', default: '0' },
  seconds: { type: 'string', default: '60' },
} as const;

const languageOf = (asked: string): Language => {
  const language = LANGUAGES.find((known) => known === asked);
  if (language === undefined) throw new ArgumentError(`--language takes ${LANGUAGES.join(' or ')}, not "${asked}".`);
  return language;
};
const numberOf = (name: string, asked: string, least: number, most: number): number => {
  const number = Number(asked);
  if (number >= least && number <= most) return number;
  throw new ArgumentError(`--${name} takes a number from ${least} to ${most}, not "${asked}".`);
};

const { language, out, sheet, fps, from, seconds } = orEnd(() => {
  const { values } = readArguments({ options: OPTIONS });
  const spoken = languageOf(values.language);
  return {
    language: spoken,
    out: values.out === undefined ? join(PROJECT_FOLDER, 'screenshots', `film-${spoken}.mp4`) : resolve(values.out),
    sheet: values.sheet,
    fps: numberOf('fps', values.fps, 1, 60),
    from: numberOf('from', values.from, 0, 59),
    seconds: numberOf('seconds', values.seconds, 1, 60),
  };
});
orEnd(() => needPrograms('chromium', 'chromium-headless-shell', 'ffmpeg'));
await buildAll('outdated', say);
mkdirSync(dirname(out), { recursive: true });
const [browser, server] = await Promise.all([launchShell(), serveGraphics()]);
try {
  const stage = createStage(language, START_MS);
  const camera = await openCamera(browser, server, { language, startMs: START_MS, first: stage.values() });
  await camera.hold();
  const { add, end } = createEncoder(out, fps);
  const [fromMs, untilMs] = [from * 1000, (from + seconds) * 1000];
  const frames = await shoot(screenplay(language), { stage, camera, framesPerSecond: fps, fromMs, untilMs, add });
  await end();
  if (sheet !== undefined) makeSheet(out, sheet);
  say(`${out}: ${frames} frames`);
} finally {
  await browser.close();
  server.close();
}
