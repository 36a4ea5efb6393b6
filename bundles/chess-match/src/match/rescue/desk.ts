import { copyFileSync, rmSync } from 'node:fs';
import type { Problem } from '@schemas/draft';
import type { RescueView } from '@schemas/rescue';
import { err, ok, type Result } from '../../games/common/result';
import { stampOf } from '../backups/folder';
import { refuse } from '../errors';
import { MIGRATIONS } from '../journal/migrations';
import { makeEmpty, rebuild, type Cut, type GoOnFrom } from '../journal/rebuild';
import { prepareCopy, RestoreError } from '../journal/restore';
import { readWitness } from '../journal/witness';
import type { Games } from '../../games/common/game';
import { textOf } from '../textOf';
import type { Trouble } from '../troubles';
import type { RescueDesk, Way } from './contract';
import { listCopies, pathOfCopy } from './copies';
import { inspect } from './inspect';
import { install } from './install';
import { folderOf, type Place } from './place';
import { saveTo } from './save';
import { withCopy } from './scratch';

export interface DeskParts {
  readonly place: Place;
  readonly games: Games;
  readonly now: () => number;
  /** What is wrong at this moment; empty: nothing is. */
  readonly findings: () => readonly Trouble[];
  /** Nothing is accepted until a way is taken. */
  readonly active: boolean;
  /** The server comes back by itself when it ends. */
  readonly supervised: boolean;
  /** Folder of the second place; null without one. */
  readonly secondPlace: string | null;
  /** Ends what holds the journal, before its files are exchanged. */
  readonly release: () => void;
}

type Prepared = { readonly version: number; readonly commits: number };

const cutsOf = (found: NonNullable<RescueView['found']>): readonly Cut[] =>
  found.matches.flatMap(({ matchId, damagedAt }) => (damagedAt === null ? [] : [{ matchId, seq: damagedAt }]));

/** @throws what the disk says */
export const openRescueDesk = (parts: DeskParts): RescueDesk => {
  const { place, games, now, secondPlace } = parts;
  const inspected = (): RescueView['found'] => withCopy(place.journal, now(), (journal) => inspect(journal, games));
  /** Looked at once: a server that waits for a decision changes nothing of it. */
  let known: RescueView['found'] | undefined;
  const found = (): RescueView['found'] => (parts.active ? (known ??= inspected()) : inspected());
  const confirmed = (): RescueView['confirmed'] => {
    const witness = readWitness(place.witness);
    if (witness === null) return null;
    const { version, commits, atMs, match, matchId, turn, turns } = witness;
    return { version, commits, atMs, match, matchId, turn, turns };
  };
  const goOnFrom = (): GoOnFrom => {
    const witness = readWitness(place.witness);
    const there = withCopy(place.journal, now(), (journal): Prepared => journal.head()) ?? { version: 0, commits: 0 };
    return {
      version: Math.max(witness?.version ?? 0, there.version),
      commits: Math.max(witness?.commits ?? 0, there.commits),
    };
  };
  const closed = (way: string, reason: string): Problem => refuse('rescue/way_closed', { way, reason });

  /** Makes the new journal at that path. @throws RestoreError, or what the disk says */
  const prepare = (way: Way, path: string): Problem | null => {
    const from = goOnFrom();
    switch (way.way) {
      case 'play': {
        const there = found();
        if (there === null) return closed('play', 'nothing of the journal can be read');
        withCopy(place.journal, now(), (journal) => journal.copyTo(path));
        rebuild(path, cutsOf(there), from);
        return null;
      }
      case 'copy': {
        const source = pathOfCopy(place, secondPlace, way.file);
        if (source === null) return refuse('backup/unknown', { file: way.file });
        copyFileSync(source, path);
        prepareCopy(path, MIGRATIONS);
        rebuild(path, [], from);
        return null;
      }
      case 'empty':
        makeEmpty(path, from);
        return null;
    }
  };
  const refusalOf = (error: unknown, way: Way): Problem => {
    if (!(error instanceof RestoreError) || way.way !== 'copy')
      return refuse('journal/write_failed', { reason: textOf(error) });
    const { newer, message } = error;
    return newer === null
      ? refuse('backup/unreadable', { file: way.file, reason: message })
      : refuse('backup/newer', { file: way.file, ...newer });
  };
  return {
    view: () => ({
      active: parts.active,
      findings: [...parts.findings()],
      confirmed: confirmed(),
      found: found(),
      copies: [...listCopies(place, secondPlace, games, now())],
      supervised: parts.supervised,
    }),
    take: (way): Result<null, Problem> => {
      if (!parts.active && parts.findings().length === 0) return err(refuse('rescue/not_needed', {}));
      const prepared = `${folderOf(place)}.prepared.sqlite3`;
      try {
        rmSync(prepared, { force: true });
        const problem = prepare(way, prepared);
        if (problem !== null) return err(problem);
        parts.release();
        install(place, prepared, stampOf(now()));
        return ok(null);
      } catch (error) {
        return err(refusalOf(error, way));
      }
    },
    saveTo: (stream) => saveTo(place, stream),
  };
};
