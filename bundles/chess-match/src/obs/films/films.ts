import { isDeepStrictEqual } from 'node:util';
import type { InstanceId, ObsLine } from '../contract';
import {
  beginFilm,
  endFilm,
  goOn,
  nextFile,
  pauseFilm,
  resumeFilm,
  type Film,
  type FilmKind,
  type OutputStatus,
} from './film';

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

const openOf = (films: readonly Film[], { instance, of }: Pick<Film, 'instance' | 'of'>): Film | undefined =>
  films.find((film) => film.instance === instance && film.of === of && film.ended === null);

const withFilm = (films: readonly Film[], film: Film): readonly Film[] =>
  films.map((other) => (other.id === film.id ? film : other));

/** What a new film is. */
type Whose = Pick<Film, 'id' | 'instance' | 'of' | 'path'>;

/** The films after OBS was asked how one output stands; the same where nothing of it was or is there. */
const withStatus = (
  films: readonly Film[],
  whose: Whose,
  status: OutputStatus,
  wasAway: boolean,
  nowMs: number,
): readonly Film[] => {
  const open = openOf(films, whose);
  const begun = status.active ? [beginFilm(whose, status, nowMs)] : [];
  if (open === undefined) return status.active ? [...films, ...begun] : films;
  // Who was there heard of each pause: lengths lag, and a stream that was interrupted on its way counts anew.
  if (!wasAway && status.active) return withFilm(films, { ...open, seenMs: Math.round(nowMs) });
  const on = goOn(open, status, nowMs);
  return on === null ? [...withFilm(films, endFilm(open, !wasAway, nowMs)), ...begun] : withFilm(films, on);
};

/**
 * The films after OBS said of an output what it does. Its words come at once, its count of frames and the end of its
 * file seconds later where the encoder is behind: what happens from the word on is not in the file.
 */
const withWord = (films: readonly Film[], whose: Whose, word: string, nowMs: number): readonly Film[] => {
  const open = openOf(films, whose);
  if (word === 'STARTED') {
    const begun = beginFilm(whose, { active: true, paused: false, durationMs: 0 }, nowMs);
    return [...(open === undefined ? films : withFilm(films, endFilm(open, false, nowMs))), begun];
  }
  if (open === undefined) return films;
  const heard = { ...open, path: open.path ?? whose.path, seenMs: Math.round(nowMs) };
  if (word === 'RESUMED') return withFilm(films, resumeFilm(heard, nowMs));
  if (word === 'STOPPED') return withFilm(films, endFilm(heard, true, nowMs));
  return withFilm(films, word === 'PAUSED' || word === 'STOPPING' ? pauseFilm(heard, nowMs) : heard);
};

/** Those of an OBS that run, as they stood when it was heard of last: what comes now nobody here will see. */
const asHeardOf = (films: readonly Film[], instance: InstanceId, nowMs: number): readonly Film[] =>
  films.map((film) =>
    film.instance === instance && film.ended === null ? { ...film, seenMs: Math.round(nowMs) } : film,
  );

const withoutLife = (films: readonly Film[]): readonly Film[] => films.map((film) => ({ ...film, seenMs: 0 }));

/** Follows every recording and stream by what OBS says, over losses of the connection and restarts of this server. */
export const createFilms = ({ lines, found, newId, changed, now }: FilmsParts): Films => {
  let films = found;
  const tell = (next: readonly Film[]): void => {
    const isNews = !isDeepStrictEqual(withoutLife(next), withoutLife(films));
    films = next;
    changed(isNews ? 'news' : 'life');
  };
  const follow = (line: ObsLine): (() => void) => {
    const words = { recording: 0, stream: 0 };
    const hear = (of: FilmKind, { outputState, outputPath }: { outputState: string; outputPath?: string }): void => {
      words[of] += 1;
      const whose = { id: newId(), instance: line.id, of, path: outputPath || null };
      const next = withWord(films, whose, outputState.replace('OBS_WEBSOCKET_OUTPUT_', ''), now());
      if (next !== films) tell(next);
    };
    /** One after the other, and what OBS said in between is newer: then it is asked again. */
    let looking: Promise<void> = Promise.resolve();
    const look = async (of: FilmKind, wasAway: boolean): Promise<void> => {
      const heard = words[of];
      const status = await statusOf(line, of);
      if (status === null || !line.connected) return;
      if (words[of] !== heard) return look(of, wasAway);
      const whose = { id: newId(), instance: line.id, of, path: null };
      const next = withStatus(films, whose, status, wasAway, now());
      if (next !== films) tell(next);
    };
    const lookAtBoth = (wasAway: boolean): void => {
      for (const of of ['recording', 'stream'] as const) looking = looking.then(() => look(of, wasAway));
    };
    const timer = setInterval(() => {
      const runs = films.some(({ instance, ended }) => instance === line.id && ended === null);
      if (runs && line.connected) lookAtBoth(false);
    }, LIFE_MS);
    const lost = (): void => tell(asHeardOf(films, line.id, now()));
    const stops = [
      line.onConnected((connected) => (connected ? lookAtBoth(true) : lost())),
      line.on('RecordStateChanged', (said) => hear('recording', said)),
      line.on('StreamStateChanged', (said) => hear('stream', said)),
      line.on('RecordFileChanged', ({ newOutputPath }) => {
        const open = openOf(films, { instance: line.id, of: 'recording' });
        if (open === undefined) return;
        const [full, next] = nextFile(open, { id: newId(), path: newOutputPath }, now());
        tell([...withFilm(films, full), next]);
      }),
    ];
    if (line.connected) lookAtBoth(true);
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
