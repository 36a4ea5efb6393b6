import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { KeptDraft } from '../../games/common/drafts';
import type { DamagedFiles } from '../kept/damagedFiles';
import { readKept } from '../kept/readKept';
import type { Log } from '../base/log';
import { textOf } from '../base/textOf';

/**
 * Drafts by match id, the ones drafted longest ago first. An id came with an imported file perhaps and may be any word.
 */
type Contents = ReadonlyMap<string, readonly KeptDraft[]>;

/** Where drafts outlive the server: beside the journal, as they are no facts. */
export interface DraftFile {
  of(matchId: string): readonly KeptDraft[] | null;
  keep(matchId: string, kept: readonly KeptDraft[]): void;
}

/** Matches whose drafts are kept; the one drafted longest ago is forgotten first. */
const MOST_MATCHES = 50;

const isDraft = (value: unknown): value is KeptDraft => {
  const { turn, line } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return typeof turn === 'string' && typeof line === 'string';
};

const isContents = (value: unknown): value is Readonly<Record<string, readonly KeptDraft[]>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((kept) => Array.isArray(kept) && kept.every(isDraft));

const read = (path: string, damaged: DamagedFiles): Contents => {
  const found = readKept({ path, loss: 'drafts', check: () => isContents, instead: null }, damaged);
  return new Map(Object.entries(found ?? {}));
};

/** In memory alone: for a server that is not to outlive itself. */
export const noDraftFile = (): DraftFile => {
  const kept = new Map<string, readonly KeptDraft[]>();
  return { of: (matchId) => kept.get(matchId) ?? null, keep: (matchId, drafts) => void kept.set(matchId, drafts) };
};

/**
 * Written at once with every change and put in place when it is whole, so that a kill leaves the old drafts or the new;
 * not forced onto the disk: a power cut may cost the last keystrokes of a turn. A draft that cannot be written is
 * shared and played all the same.
 */
export const draftFile = (path: string, damaged: DamagedFiles, log: Log): DraftFile => {
  let contents = read(path, damaged);
  let isFailing = false;
  const write = (): void => {
    try {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(`${path}.part`, JSON.stringify(Object.fromEntries(contents)));
      renameSync(`${path}.part`, path);
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.warn(`The draft could not be kept: ${textOf(error)}`);
      isFailing = true;
    }
  };
  return {
    of: (matchId) => contents.get(matchId) ?? null,
    keep: (matchId, kept) => {
      const others = [...contents].filter(([id]) => id !== matchId);
      contents = new Map([...others, [matchId, kept] as const].slice(-MOST_MATCHES));
      write();
    },
  };
};
