import { readFileSync } from 'node:fs';
import { EventSubscription, type OBSWebSocket } from 'obs-websocket-js/json';
import type { Page } from 'playwright-core';
import type { RosterView } from '@schemas/roster';
import { levelsOf } from '../../../bundles/chess-match/src/obs/sound/level';
import { launchBrowser, openPage, overlayUrl } from '../../../tests/support/browser';
import { mustPost, newMatch, openSocket } from '../../../tests/support/commands';
import { microphones, speaker } from '../../../tests/support/microphones';
import { startObs, type ObsUnderTest } from '../../../tests/support/obs';
import { BLACK, BREAK, WHITE } from '../../../tests/support/obsDesk';
import { joined, msOf, recordings, silence, speech, type Samples } from '../../../tests/support/recordings';
import { startTestServer, type TestServer } from '../../../tests/support/server';
import { until } from '../../../tests/support/until';
import { median, percentile, type Row } from './figures';

const MICROPHONES = 11;
const ONSETS = 24;
const CPU_SECONDS = 15;
/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;
const SENTENCES = ['Knight takes on f three.', 'We branch here, four and three.', 'Check, and they must pass.'];
const LOUD_DB = -40;

const wallMs = (): number => performance.timeOrigin + performance.now();
const names = Array.from({ length: MICROPHONES }, (_, index) => `Mic ${index + 1}`);

const people = (): RosterView => {
  const [first, ...others] = names.map((mic, index) => speaker(`p${index + 1}`, mic));
  if (first === undefined) throw new Error('There is no microphone.');
  const none = { name: '', short: '', logo: null, colour: null };
  return {
    white: { ...none, people: [first] },
    black: { ...none, people: others as RosterView['black']['people'] },
    arbiters: [],
    commentators: [],
  };
};

/** The times at which the tag of the first microphone came into the page. */
const watchTag = async (page: Page): Promise<number[]> => {
  const seen: number[] = [];
  await page.exposeFunction('tagCame', (atMs: number) => seen.push(atMs));
  await page.evaluate(`new MutationObserver((records) => {
    const at = performance.timeOrigin + performance.now();
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node.nodeType === 1 && node.matches('[data-role="mic-tag"]')) tagCame(at);
  }).observe(document.body, { subtree: true, childList: true })`);
  return seen;
};

/** So many quiet meters are a pause between sentences; a stop of the meters themselves is none. */
const PAUSE_METERS = 20;

/** The times of the first loud meter after a pause, heard beside the server on a line of our own. */
const watchOnsets = async (director: OBSWebSocket): Promise<number[]> => {
  const onsets: number[] = [];
  let quiet = 0;
  director.on('InputVolumeMeters', ({ inputs }) => {
    const isLoud = (levelsOf(inputs).get('Mic 1')?.peakDb ?? LOUD_DB - 1) >= LOUD_DB;
    if (isLoud && quiet >= PAUSE_METERS) onsets.push(wallMs());
    quiet = isLoud ? 0 : quiet + 1;
  });
  await director.reidentify({ eventSubscriptions: EventSubscription.All | EventSubscription.InputVolumeMeters });
  return onsets;
};

/** For each onset the time to the tag that followed it, if one did before the next onset. */
const latencies = (onsets: readonly number[], tags: readonly number[]): number[] =>
  onsets.flatMap((onset, index) => {
    const next = onsets[index + 1] ?? Infinity;
    const tag = tags.find((at) => at >= onset && at < next);
    return tag === undefined ? [] : [tag - onset];
  });

const cpuTicks = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
};

/** Per cent of one processor core. */
const cpuOf = async (server: TestServer): Promise<number> => {
  const before = cpuTicks(server.pid());
  const fromMs = wallMs();
  await new Promise((resolve) => setTimeout(resolve, CPU_SECONDS * 1000));
  return ((cpuTicks(server.pid()) - before) / TICKS_PER_SECOND / ((wallMs() - fromMs) / 1000)) * 100;
};

interface Recording {
  readonly samples: Samples;
  /** When each sentence begins, and when the recording begins anew. */
  readonly onsetsMs: readonly number[];
  readonly lengthMs: number;
}

/** Each sentence after two seconds of silence; the whole is no multiple of the time between two meters. */
const recording = (): Recording => {
  const onsetsMs: number[] = [];
  let samples = silence(0);
  for (const sentence of SENTENCES) {
    samples = joined(samples, silence(2000));
    onsetsMs.push(msOf(samples));
    samples = joined(samples, speech('en', sentence));
  }
  samples = joined(samples, silence(17));
  return { samples, onsetsMs, lengthMs: msOf(samples) };
};

/**
 * When each sentence really began, by the recording's own timeline: meters hear it up to 50 ms late, so the one that
 * was heard earliest, compared with the timeline, says when the recording began to play.
 */
const trueOnsets = (heard: readonly number[], { onsetsMs, lengthMs }: Recording): number[] => {
  const planned = heard.map(
    (_, index) => Math.floor(index / onsetsMs.length) * lengthMs + (onsetsMs[index % onsetsMs.length] ?? 0),
  );
  const beganMs = Math.min(...heard.map((atMs, index) => atMs - (planned[index] ?? 0)));
  return planned.map((ms) => beganMs + ms);
};

interface Bench {
  readonly studio: ObsUnderTest;
  readonly server: TestServer;
  readonly director: OBSWebSocket;
  readonly page: Page;
}

const onsetRows = async (
  { director, page }: Bench,
  spoken: Recording,
  play: (input: string) => Promise<void>,
): Promise<Row[]> => {
  const tags = await watchTag(page);
  const onsets = await watchOnsets(director);
  await play('Mic 1');
  await until(() => onsets.length > ONSETS, 'the sentences to be spoken', 240_000);
  const heard = onsets.slice(0, ONSETS);
  const times = latencies(heard, tags);
  const whole = latencies(trueOnsets(heard, spoken), tags);
  return [
    { what: 'first loud meter to tag in the DOM, median', value: median(times), unit: 'ms', limit: 150 },
    { what: 'first loud meter to tag in the DOM, p95', value: percentile(times, 95), unit: 'ms', limit: null },
    { what: 'onset in the recording to tag in the DOM, median', value: median(whole), unit: 'ms', limit: null },
    { what: 'onset in the recording to tag in the DOM, p95', value: percentile(whole, 95), unit: 'ms', limit: null },
    { what: 'sentences without a tag', value: ONSETS - times.length, unit: `of ${ONSETS}`, limit: 0 },
  ];
};

const cpuRows = async ({ server }: Bench, play: (input: string) => Promise<void>): Promise<Row[]> => {
  const quiet = await cpuOf(server);
  for (const name of names) await play(name);
  const speaking = await cpuOf(server);
  const page = await openSocket(server, '/chess-match/levels');
  const watched = await cpuOf(server);
  page.close();
  const row = (what: string, value: number): Row => ({
    what: `CPU of the server, ${what}`,
    value,
    unit: '%',
    limit: null,
  });
  return [
    row(`${MICROPHONES} microphones, silent`, quiet),
    row(`${MICROPHONES} speaking`, speaking),
    row(`${MICROPHONES} speaking, a page looking at meters`, watched),
  ];
};

/**
 * Recorded speech through a real OBS to the tag in a real page; and what eleven speaking microphones cost the server.
 */
export const benchSound = async (): Promise<Row[]> => {
  const studio = await startObs();
  const director = await studio.director();
  for (const sceneName of [BREAK, WHITE, BLACK]) await director.call('CreateScene', { sceneName });
  await director.call('SetCurrentProgramScene', { sceneName: BREAK });
  const mics = microphones(() => director);
  for (const name of names) await mics.add(name);
  const files = recordings();
  const spoken = recording();
  const path = files.write('speech', spoken.samples);
  const config = { obs: { address: studio.address, whiteScene: WHITE, blackScene: BLACK } };
  const server = await startTestServer({ pages: true, config, env: { OBS_PASSWORD: studio.password } });
  const browser = await launchBrowser();
  try {
    await newMatch(server);
    await mustPost(server, { type: 'setPeople', people: people() });
    const { page } = await openPage(browser);
    await page.goto(overlayUrl(server.url, 'mics'));
    await page.locator('[data-role="mics"]').waitFor({ state: 'attached' });
    const play = (input: string) => mics.play(input, path, true);
    const bench = { studio, server, director, page };
    const onset = await onsetRows(bench, spoken, play);
    await page.close();
    return [...onset, ...(await cpuRows(bench, play))];
  } finally {
    await browser.close();
    await server.dispose();
    await studio.stop();
    files.dispose();
  }
};
