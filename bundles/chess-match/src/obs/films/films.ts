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

const openOf = (films: readonly Film[], instance: InstanceId, of: FilmKind): Film | undefined =>
  films.find((film) => film.instance === instance && film.of === of && film.ended === null);

interface Whose {
  readonly instance: InstanceId;
  readonly of: FilmKind;
  /** Of a new film. */
  readonly id: () => string;
}

/** The films after a look at one output; the same where nothing of it was or is there. */
const withStatus = (
  films: readonly Film[],
  { instance, of, id }: Whose,
  status: OutputStatus,
  { why, path }: Look,
  nowMs: number,
): readonly Film[] => {
  const open = openOf(films, instance, of);
  const put = (film: Film): readonly Film[] => films.map((other) => (other.id === film.id ? film : other));
  const begun = (): readonly Film[] =>
    status.active ? [beginFilm({ id: id(), instance, of, path }, status, nowMs)] : [];
  if (open === undefined) return status.active ? [...films, ...begun()] : films;
  // A stream that was interrupted on its way counts anew, and is the same: only who was away compares lengths.
  const isCounted = of === 'recording' || why === 'reached';
  const durationMs = isCounted ? status.durationMs : nowMs - open.stretches[0].fromMs;
  const on = goOn(open, { ...status, durationMs }, why === 'reached', nowMs);
  if (on !== null) return put({ ...on, path: path ?? on.path });
  const ended = endFilm(open, why !== 'reached', status.active ? nowMs - status.durationMs : nowMs);
  return [...put({ ...ended, path: ended.path ?? (status.active ? null : path) }), ...begun()];
};

/** Those of an OBS that run, as they stood when it was heard of last: what comes now nobody here will see. */
const asHeardOf = (films: readonly Film[], instance: InstanceId, nowMs: number): readonly Film[] =>
  films.map((film) =>
    film.instance === instance && film.ended === null ? { ...film, seenMs: Math.round(nowMs) } : film,
  );

/** Follows every recording and stream by what OBS says, over losses of the connection and restarts of this server. */
export const createFilms = ({ lines, found, newId, changed, now }: FilmsParts): Films => {
  let films = found;
  const tell = (next: readonly Film[]): void => {
    const withoutLife = (all: readonly Film[]) => all.map((film) => ({ ...film, seenMs: 0 }));
    const isNews = !isDeepStrictEqual(withoutLife(next), withoutLife(films));
    films = next;
    changed(isNews ? 'news' : 'life');
  };
  const see = (instance: InstanceId, of: FilmKind, status: OutputStatus, look: Look): void => {
    const next = withStatus(films, { instance, of, id: newId }, status, look, now());
    if (next !== films) tell(next);
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
    const lost = (): void => tell(asHeardOf(films, line.id, now()));
    const stops = [
      line.onConnected((connected) => (connected ? lookAtBoth('reached') : lost())),
      line.on('RecordStateChanged', ({ outputPath }) =>
        look(KINDS.RecordStateChanged, { why: 'said', path: outputPath || null }),
      ),
      line.on('StreamStateChanged', () => look(KINDS.StreamStateChanged, { why: 'said', path: null })),
      line.on('RecordFileChanged', ({ newOutputPath }) => {
        const open = openOf(films, line.id, 'recording');
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
