import { copyFileSync } from 'node:fs';
import type { Problem } from '@schemas/draft';
import type { RescueView } from '@schemas/rescue';
import type { Games } from '../../../games/common/game';
import { refuse } from '../../base/errors';
import { MIGRATIONS } from '../../journal/migrations';
import type { Document } from '../../journal/documents';
import { makeEmpty, NOTHING_DAMAGED, putDocuments, rebuild, type Cut, type GoOnFrom } from '../../journal/rebuild';
import { prepareCopy } from '../../journal/restore';
import { readWitness } from '../../journal/witness';
import type { Way } from './contract';
import { pathOfCopy } from './copies';
import { inspect } from './inspect';
import { tryReadJournal } from './readJournal';
import type { Place } from './place';

type FoundMatch = NonNullable<RescueView['found']>['matches'][number];

export interface PrepareParts {
  readonly place: Place;
  /** Folder of the second place; null without one. */
  readonly secondPlace: string | null;
  readonly games: Games;
  /** How hall, crew and viewers are set up, as far as that can still be read: the new journal has it too. */
  readonly documents: () => readonly Document[];
  readonly now: () => number;
}

/** A match that cannot even begin is left as it is: what plays it may come back. */
const cutsOf = (matches: readonly FoundMatch[]): readonly Cut[] =>
  matches.flatMap(({ matchId, turns, damagedAt }) =>
    turns === null || damagedAt === null ? [] : [{ matchId, seq: damagedAt }],
  );

/** Above all that was ever confirmed, and above all that is there. */
export const goOnFrom = (place: Place, nowMs: number): GoOnFrom => {
  const witness = readWitness(place.witness);
  const there = tryReadJournal(place.journal, nowMs, (journal): GoOnFrom => journal.head());
  return {
    version: Math.max(witness?.version ?? 0, there?.version ?? 0),
    commits: Math.max(witness?.commits ?? 0, there?.commits ?? 0),
  };
};

export const closed = (way: Way, reason: string): Problem => refuse('rescue/way_closed', { way: way.way, reason });

const prepareFacts = (
  { place, secondPlace, games, now }: PrepareParts,
  way: Way,
  from: GoOnFrom,
  path: string,
): Problem | null => {
  switch (way.way) {
    case 'play': {
      const there = tryReadJournal(place.journal, now(), (journal) => {
        journal.copyTo(path);
        return { matches: inspect(journal, games).matches, damages: journal.damages() };
      });
      if (there === null) return closed(way, 'nothing of the journal can be read');
      const { matches, damages } = there;
      const closesMatch = !matches.some(({ isOpen, turns }) => isOpen && turns !== null);
      rebuild(path, { cuts: cutsOf(matches), damages, closesMatch }, from);
      return null;
    }
    case 'copy': {
      const source = pathOfCopy(place, secondPlace, way.file);
      if (source === null) return refuse('backup/unknown', { file: way.file });
      copyFileSync(source, path);
      prepareCopy(path, MIGRATIONS);
      rebuild(path, NOTHING_DAMAGED, from);
      return null;
    }
    case 'empty':
      makeEmpty(path, from);
      return null;
  }
};

/** Makes the journal of a way at that path, and touches nothing else. @throws RestoreError, or what the disk says */
export const prepare = (parts: PrepareParts, way: Way, from: GoOnFrom, path: string): Problem | null => {
  const problem = prepareFacts(parts, way, from, path);
  if (problem === null) putDocuments(path, parts.documents());
  return problem;
};
