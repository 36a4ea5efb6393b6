import { isDeepStrictEqual } from 'node:util';
import type { InstanceId, ObsLine } from '../contract';
import { beginFilm, endFilm, goOn, nextFile, type Film, type FilmKind, type OutputStatus } from './film';

/** What the OBS of the production recorded and sent, the earliest first. */
export interface Films {
  list(): readonly Film[];
  stop(): void;
}

export interface FilmsParts {
  readonly lines: readonly ObsLine[];
  /** As they were kept before the restart. */
  readonly found: readonly Film[];
  readonly newId: () => string;
  /** @param what `news`: one began, paused or ended; `life`: those that run were heard of */
  readonly changed: (what: 'news' | 'life') => void;
  /** Unix ms. */
  readonly now: () => number;
}

/** So often it is asked whether those that run still do: what is kept of them is as old when this server is killed. */
export const LIFE_MS = 10_000;

const KINDS = { RecordStateChanged: 'recording', StreamStateChanged: 'stream' } as const;

const statusOf = async (line: ObsLine, of: FilmKind): Promise<OutputStatus | null> => {
  if (of === 'recording') {
    const answer = await line.call('GetRecordStatus', {});
    if (!answer.ok) return null;
    const { outputActive, outputPaused, outputDuration } = answer.value;
    return { active: outputActive, paused: outputPaused, durationMs: outputDuration };
  }
  const answer = await line.call('GetStreamStatus', {});
  return answer.ok
    ? { active: answer.value.outputActive, paused: false, durationMs: answer.value.outputDuration }
    : null;
};

/** Where a look comes from: OBS was just reached, it said that something began or ended, or time has passed. */
interface Look {
  readonly why: 'reached' | 'said' | 'time';
  /** Of the file, where OBS said it. */
  readonly path: string | null;
}

/** Follows every recording and stream by what OBS says, over losses of the connection and restarts of this server. */
export const createFilms = ({ lines, found, newId, changed, now }: FilmsParts): Films => {
  let films = found;
  const tell = (next: readonly Film[]): void => {
    const withoutLife = (all: readonly Film[]) => all.map((film) => ({ ...film, seenMs: 0 }));
    const isNews = !isDeepStrictEqual(withoutLife(next), withoutLife(films));
    films = next;
    changed(isNews ? 'news' : 'life');
  };
  const openOf = (instance: InstanceId, of: FilmKind): Film | undefined =>
    films.find((film) => film.instance === instance && film.of === of && film.ended === null);
  const put = (film: Film): void => tell(films.map((other) => (other.id === film.id ? film : other)));

  const see = (instance: InstanceId, of: FilmKind, status: OutputStatus, { why, path }: Look): void => {
    const nowMs = now();
    const open = openOf(instance, of);
    // A stream that was interrupted on its way counts anew, and is the same: only who was away compares lengths.
    const isCounted = of === 'recording' || why === 'reached';
    const durationMs = isCounted || open === undefined ? status.durationMs : nowMs - open.stretches[0].fromMs;
    const on = open === undefined ? null : goOn(open, { ...status, durationMs }, why === 'reached', nowMs);
    if (on !== null) return put({ ...on, path: path ?? on.path });
    if (open !== undefined) {
      const endedMs = status.active ? nowMs - status.durationMs : nowMs;
      const ended = endFilm(open, why !== 'reached', endedMs);
      put({ ...ended, path: ended.path ?? (status.active ? null : path) });
    }
    if (status.active) tell([...films, beginFilm({ id: newId(), instance, of, path }, status, nowMs)]);
  };

  const follow = (line: ObsLine): (() => void) => {
    /** One after the other: an answer that overtook another would tell what was. */
    let looking: Promise<void> = Promise.resolve();
    const look = (of: FilmKind, how: Look): void => {
      looking = looking.then(async () => {
        const status = await statusOf(line, of);
        if (status !== null && line.connected) see(line.id, of, status, how);
      });
    };
    const lookAtBoth = (why: Look['why']): void => {
      for (const of of ['recording', 'stream'] as const) look(of, { why, path: null });
    };
    const timer = setInterval(() => {
      const runs = films.some(({ instance, ended }) => instance === line.id && ended === null);
      if (runs && line.connected) lookAtBoth('time');
    }, LIFE_MS);
    /** What comes now nobody here will see. */
    const lost = (): void =>
      tell(
        films.map((film) =>
          film.instance === line.id && film.ended === null ? { ...film, seenMs: Math.round(now()) } : film,
        ),
      );
    const stops = [
      line.onConnected((connected) => (connected ? lookAtBoth('reached') : lost())),
      line.on('RecordStateChanged', ({ outputPath }) =>
        look(KINDS.RecordStateChanged, { why: 'said', path: outputPath || null }),
      ),
      line.on('StreamStateChanged', () => look(KINDS.StreamStateChanged, { why: 'said', path: null })),
      line.on('RecordFileChanged', ({ newOutputPath }) => {
        const open = openOf(line.id, 'recording');
        if (open === undefined) return;
        const [full, next] = nextFile(open, { id: newId(), path: newOutputPath }, now());
        tell([...films.map((film) => (film.id === open.id ? full : film)), next]);
      }),
    ];
    if (line.connected) lookAtBoth('reached');
    return () => {
      clearInterval(timer);
      if (line.connected) lost();
      for (const stop of stops) stop();
    };
  };
  const stops = lines.map(follow);
  return {
    list: () => films,
    stop: () => {
      for (const stop of stops) stop();
    },
  };
};
