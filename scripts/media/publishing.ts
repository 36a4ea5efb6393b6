import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPacing } from './pacing';
import { playlistIn, segmentsIn, type Kind, type Listed } from './packing';
import { createReel } from './reel';

export interface PublishingParts {
  /** Where ffmpeg puts what came. */
  readonly inbox: string;
  /** Where viewers find what they may have. */
  readonly outbox: string;
  readonly kind: Kind;
  /** For how long it is held back, read at each look. */
  readonly delayMs: () => number;
  /** Whether it is for nobody, read at each look. */
  readonly isShut: () => boolean;
  readonly offsetMs: number;
  /** When it begins; like all times here by a clock that nobody sets, Unix ms. */
  readonly nowMs: number;
  /** The system's clock, by which files are dated, Unix ms. It may be set at any time. */
  readonly systemMs: () => number;
}

/**
 * Takes the segments of one playlist from ffmpeg, and lays out for viewers what they may have of them, when they may.
 */
export interface Publishing {
  /** ffmpeg is started (again): another stream will come. */
  begin(): void;
  /**
   * @param hasRoom the disk takes segments; what came while it did not is torn, and thrown away
   * @returns whether something came @throws where the disk does not take it; nothing is lost, the next look tries again
   */
  look(nowMs: number, hasRoom: boolean): boolean;
  /** Deletes what is oldest: there is no room. */
  spare(): void;
}

/** Files of a kind that an earlier run left: nobody knows any more when they were. */
const empty = (folder: string, kind: Kind): void => {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder))
    if (name.startsWith(`${kind}-`) || name.startsWith(`${kind}.`)) rmSync(join(folder, name), { force: true });
};

const readOrNothing = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** One that somebody has deleted is missed by nobody but the player. */
const move = (from: string, to: string, name: string): void => {
  if (existsSync(join(from, name))) renameSync(join(from, name), join(to, name));
};

export const createPublishing = (parts: PublishingParts): Publishing => {
  const { inbox, outbox, kind, delayMs, offsetMs, systemMs } = parts;
  const [source, target] = [playlistIn(inbox, kind), playlistIn(outbox, kind)];
  const pacing = createPacing(offsetMs);
  const reel = createReel(delayMs, Math.floor(parts.nowMs / 1000));
  /** What is to be moved, taken back and removed still. */
  let shown: readonly string[] = [];
  let back: readonly string[] = [];
  let gone: readonly string[] = [];
  let last = -1;
  let lookedAtMs = parts.nowMs;
  let isFirst = true;
  let isWritten = true;
  let isTorn = false;
  for (const folder of [inbox, outbox]) empty(folder, kind);

  const throwAway = (torn: readonly Listed[]): void => {
    for (const { name, number } of torn) {
      rmSync(join(inbox, name), { force: true });
      last = number;
    }
    // What comes then stands for itself: nobody knows how much was not even listed.
    pacing.begin();
    isFirst = true;
  };
  /**
   * A file's date tells how long it has lain there, which is no longer than since the last look, whatever the system's
   * clock says.
   */
  const arrivedAt = (name: string, nowMs: number): number => {
    const lainMs = systemMs() - statSync(join(inbox, name)).mtimeMs;
    return nowMs - Math.max(0, Math.min(lainMs, nowMs - lookedAtMs));
  };
  const take = (nowMs: number, hasRoom: boolean): boolean => {
    const listed = segmentsIn(readOrNothing(source)).filter(({ number }) => number > last);
    isTorn ||= !hasRoom;
    // The first that comes when there is room again was begun when there was none.
    const torn = !isTorn ? [] : hasRoom ? listed.slice(0, 1) : listed;
    if (torn.length > 0) throwAway(torn);
    if (hasRoom && torn.length > 0) isTorn = false;
    const came = listed.slice(torn.length);
    for (const { name, number, seconds } of came) {
      const atMs = pacing.next(seconds, arrivedAt(name, nowMs));
      reel.add({ name, seconds, atMs, isFirst });
      [last, isFirst] = [number, false];
    }
    lookedAtMs = nowMs;
    return came.length > 0;
  };
  const layOut = (): void => {
    // First what makes room.
    for (const name of gone) rmSync(join(outbox, name), { force: true });
    gone = [];
    for (const name of back) {
      move(outbox, inbox, name);
      back = back.slice(1);
    }
    for (const name of shown) {
      move(inbox, outbox, name);
      shown = shown.slice(1);
    }
    if (isWritten) return;
    const playlist = reel.playlist();
    if (playlist === null) rmSync(target, { force: true });
    else {
      writeFileSync(`${target}.part`, playlist, { mode: 0o644 });
      renameSync(`${target}.part`, target);
    }
    isWritten = true;
  };
  /** Also what nobody was given yet: whoever is let in again must not be shown what came before. */
  const throwAllAway = (): void => {
    const all = reel.clear();
    if (all.length === 0) return;
    for (const name of all) rmSync(join(inbox, name), { force: true });
    [shown, back] = [[], []];
    gone = [...gone, ...all];
    isWritten = false;
  };
  return {
    begin: () => {
      rmSync(source, { force: true });
      pacing.begin();
      [last, isFirst] = [-1, true];
    },
    spare: () => {
      const spared = reel.spare();
      if (spared.length === 0) return;
      gone = [...gone, ...spared];
      isWritten = false;
      layOut();
    },
    look: (nowMs, hasRoom) => {
      const hasCome = take(nowMs, hasRoom);
      if (parts.isShut()) throwAllAway();
      const turned = reel.turn(nowMs);
      if (turned !== null) {
        back = [...back, ...turned.back];
        shown = [...shown.filter((name) => !turned.back.includes(name)), ...turned.shown];
        gone = [...gone, ...turned.gone];
        isWritten = false;
      }
      layOut();
      return hasCome;
    },
  };
};
