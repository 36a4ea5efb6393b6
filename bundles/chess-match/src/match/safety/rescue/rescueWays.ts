import { rmSync } from 'node:fs';
import type { Problem } from '@schemas/draft';
import type { RescueView } from '@schemas/rescue';
import { err, ok, type Result } from '../../../games/common/result';
import { stampOf } from '../backups/folder';
import { refuse } from '../../base/errors';
import { RestoreError } from '../../journal/restore';
import { readWitness } from '../../journal/witness';
import { textOf } from '../../base/textOf';
import type { Trouble } from '../../base/troubles';
import type { RescueWays, Way } from './contract';
import { createCopyList } from './copies';
import { inspect, openIn } from './inspect';
import { install } from './install';
import { tryReadJournal } from './readJournal';
import { folderOf } from './place';
import { closed, goOnFrom, prepare, type PrepareParts } from './prepare';
import { saveTo } from './save';
import { endsIn, foundByStart } from './tryWay';

export interface RescueParts extends PrepareParts {
  /** What is wrong at this moment; empty: nothing is. */
  readonly findings: () => readonly Trouble[];
  /** Nothing is accepted until a way is taken. */
  readonly active: boolean;
  /** The server comes back by itself when it ends. */
  readonly supervised: boolean;
  /** Ends what holds the journal, before its files are exchanged. */
  readonly release: () => void;
}

/** @throws what the disk says */
export const openRescueWays = (parts: RescueParts): RescueWays => {
  const { place, games, now, secondPlace } = parts;
  const listCopies = createCopyList(place, secondPlace, games);
  const mayTake = (): boolean => parts.active || parts.findings().length > 0;
  const inspected = (): RescueView['found'] => {
    const there = tryReadJournal(place.journal, now(), (journal) => inspect(journal, games));
    if (there === null || !mayTake()) return there;
    return endsIn(parts, { way: 'play' }, goOnFrom(place, now()), openIn(there)) ? there : null;
  };
  /** Looked at once: a server that waits for a decision changes nothing of it. */
  let known: RescueView['found'] | undefined;
  const found = (): RescueView['found'] => (parts.active ? (known ??= inspected()) : inspected());
  const copies = (): RescueView['copies'] => {
    const from = goOnFrom(place, now());
    return [...listCopies(now(), (file, promised) => endsIn(parts, { way: 'copy', file }, from, promised))];
  };
  const confirmed = (): RescueView['confirmed'] => {
    const witness = readWitness(place.witness);
    if (witness === null) return null;
    const { version, commits, atMs, match, matchId, turn, turns } = witness;
    return { version, commits, atMs, match, matchId, turn, turns };
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
      copies: copies(),
      supervised: parts.supervised,
    }),
    take: (way): Result<null, Problem> => {
      if (parts.findings().some(({ code }) => code === 'journal/no_room'))
        return err(closed(way, 'no room on the disk; make room, and start again'));
      if (!mayTake()) return err(refuse('rescue/not_needed', {}));
      const prepared = `${folderOf(place)}.prepared.sqlite3`;
      try {
        rmSync(prepared, { force: true });
        const problem = prepare(parts, way, goOnFrom(place, now()), prepared);
        if (problem !== null) return err(problem);
        if (foundByStart(prepared, games, now()) === null) return err(closed(way, 'a start would not go on with it'));
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
