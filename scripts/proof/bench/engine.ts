import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { mustPost, newMatch } from '../../../tests/support/commands';
import { startObs } from '../../../tests/support/obs';
import { startTestServer, type TestServer } from '../../../tests/support/server';
import { until } from '../../../tests/support/until';
import { needPrograms, programPath } from '../../lib/programs';
import { cpuMs } from './cpu';
import { demonstrationLines } from './demonstration';
import type { Row } from './figures';

/** Percent of a core: what an engine may use where nobody says otherwise (`engine.share`). */
const SHARE = 50;
const TURN_EVERY_MS = 4000;
/** Until five boards are played on. */
const TURNS_BEFORE = 30;
const TURNS = 10;

interface Recording {
  /** Of the engine, of one core. */
  readonly enginePercent: number;
  /** Of the frames that were to be drawn and to be coded. */
  readonly lostPercent: number;
}

/** A process that a server started, by its program. */
const childOf = (server: TestServer, program: string): number | null => {
  const descends = (pid: number): boolean => {
    if (pid === server.pid()) return true;
    const parent = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
    return parent > 1 && descends(parent);
  };
  const isIt = (pid: number): boolean => {
    try {
      return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === program && descends(pid);
    } catch {
      return false;
    }
  };
  return (
    readdirSync('/proc')
      .map(Number)
      .find((pid) => pid > 0 && isIt(pid)) ?? null
  );
};

/** Plays on while an OBS codes what it shows as film, in 1920x1080. */
const record = async (lines: readonly string[], engine: object | null): Promise<Recording> => {
  const studio = await startObs();
  const server = await startTestServer({ config: engine === null ? {} : { engine } });
  try {
    const obs = await studio.director();
    const canvas = { baseWidth: 1920, baseHeight: 1080, outputWidth: 1920, outputHeight: 1080 };
    await obs.call('SetVideoSettings', canvas);
    await newMatch(server);
    for (const line of lines.slice(0, TURNS_BEFORE)) await mustPost(server, { type: 'commitTurn', line });
    const running = (): number | null => childOf(server, 'stockfish');
    if (engine !== null) await until(() => Promise.resolve(running() !== null), 'the engine to start');
    const pid = running();
    await obs.call('StartRecord');
    const before = await obs.call('GetStats');
    const [beganMs, usedMs] = [performance.now(), pid === null ? 0 : cpuMs(pid)];
    for (const line of lines.slice(TURNS_BEFORE, TURNS_BEFORE + TURNS)) {
      await setTimeout(TURN_EVERY_MS);
      await mustPost(server, { type: 'commitTurn', line });
    }
    const [lastsMs, after] = [performance.now() - beganMs, await obs.call('GetStats')];
    const used = pid === null ? 0 : cpuMs(pid) - usedMs;
    await obs.call('StopRecord');
    const frames = after.renderTotalFrames - before.renderTotalFrames;
    const lost =
      after.renderSkippedFrames + after.outputSkippedFrames - before.renderSkippedFrames - before.outputSkippedFrames;
    return { enginePercent: (100 * used) / lastsMs, lostPercent: (100 * lost) / frames };
  } finally {
    await server.dispose();
    await studio.stop();
  }
};

/** What an engine takes beside an OBS that records: its share of a core; and the frames lost with it and without. */
export const benchEngine = async (root: string): Promise<Row[]> => {
  // The match server starts it, by the name that it is given.
  needPrograms('stockfish');
  const lines = demonstrationLines(join(root, 'bundles', 'chess-match', 'fixtures', 'scheme4.bcr'));
  const engine = { path: programPath('stockfish'), share: SHARE };
  const without = await record(lines, null);
  const beside = await record(lines, engine);
  return [
    { what: 'engine while OBS records, of a core', value: beside.enginePercent, unit: '%', limit: SHARE },
    { what: 'frames OBS lost beside it', value: beside.lostPercent, unit: '%', limit: null },
    { what: 'frames OBS lost without it', value: without.lostPercent, unit: '%', limit: null },
  ];
};
