import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Answer } from '@schemas/answer';
import type { BackupsView } from '@schemas/backups';
import type { MatchFile } from '@schemas/matchFile';
import { getJson, openCommandSocket, type CommandSocket, type Fields } from '../../../tests/support/commands';
import type { Random } from '../../../bundles/chess-match/src/games/common/random';
import { createReference, type Reference } from '../../../tests/support/reference';
import { readReplicants } from '../../../tests/support/replicants';
import { leaveNothing } from './leftovers';
import { differences, referencePicture, victimPicture } from './picture';
import { nextCommand } from './play';
import type { Law, Tally } from './tally';
import { createVictim, type Victim } from './victim';

/** How many of the last answers are asked for again after a restart. */
const ASKED_AGAIN = 20;

/**
 * One server, what it confirmed, and the hand that plays. After a broken law it is spoiled: nothing more can be
 * compared.
 */
export interface Evening {
  readonly victim: Victim;
  readonly reference: Reference;
  readonly random: Random;
  readonly tally: Tally;
  /** Names of backups made by hand that are there. */
  backups(): readonly string[];
  isSpoiled(): boolean;
  /** Starts the server (again) and settles what was open. @returns whether it is up and whole */
  begin(): Promise<boolean>;
  /** Plays one command. @returns false where nobody answered: it stays open until the next begin() */
  play(command?: Fields): Promise<boolean>;
  /** Whether everything confirmed is there, once; breaks the law where it is not. */
  check(): Promise<boolean>;
  /** A match file from earlier is taken in. @returns false where nobody answered */
  importFile(): Promise<boolean>;
  /** Takes note of a broken law of this evening. */
  breaks(law: Law, details: Fields): void;
  dispose(): Promise<void>;
}

interface Listed {
  readonly matchId: string;
}

interface Gap {
  readonly fromMs: number;
  readonly toMs: number;
}

interface Health {
  readonly match: Listed | null;
  readonly journal: { readonly version: number };
}

/** Nothing is made stale by them, and they are done again where nobody knows whether they were done. */
const ANY_VERSION = ['makeBackup', 'restoreBackup', 'setDraft'];

const isGap = (event: unknown): event is Gap =>
  typeof event === 'object' && event !== null && Reflect.get(event, 'type') === 'gapNoted';

/** Of an answer, what two servers agree on: figures of the clock are each one's own. */
/** A draft is no fact: its versions begin anew with every start. */
const gistOf = ({ type }: Fields, { ok, version, matchId, ...rest }: Answer): unknown => ({
  ok,
  version: type === 'setDraft' ? null : version,
  matchId,
  code: 'error' in rest ? rest.error.code : null,
});

const isWriteFailure = (answer: Answer): boolean => !answer.ok && answer.error.code === 'journal/write_failed';

export const createEvening = async (random: Random, tally: Tally): Promise<Evening> => {
  const victim = await createVictim();
  const folder = mkdtempSync(join(tmpdir(), 'torture-reference-'));
  const removed = leaveNothing(() => rmSync(folder, { recursive: true, force: true }));
  const matchIds: string[] = [];
  const reference = createReference({ matchIds, folder });
  const confirmed: { readonly command: Fields; readonly answer: Answer }[] = [];
  const backups: string[] = [];
  let operator: CommandSocket | null = null;
  let open: Fields | null = null;
  let exported: MatchFile | null = null;
  let importing: MatchFile | null = null;
  let isSpoiled = false;

  const breaks: Evening['breaks'] = (law, details) => {
    isSpoiled = true;
    tally.breaks(law, { ...details, log: victim.log() });
  };
  /** Gaps in the clock that the server noted and the reference has not. */
  const newGaps = async (matchId: string): Promise<readonly Gap[]> => {
    const file = (await getJson(victim, `/chess-match/journal?match=${matchId}`)) as MatchFile;
    const entries = file.games.find((game) => game.matchId === matchId)?.entries ?? [];
    const beyond: readonly unknown[] = entries.slice(reference.entries(matchId).length).map(({ event }) => event);
    const end = beyond.findIndex((event) => !isGap(event));
    return beyond.slice(0, end < 0 ? beyond.length : end).filter(isGap);
  };
  const serverNow = async (): Promise<{ readonly version: number; readonly gaps: readonly Gap[] }> => {
    const { match, journal } = (await getJson(victim, '/chess-match/health')) as Health;
    const isSame = match !== null && match.matchId === reference.open()?.row.matchId;
    return { version: journal.version, gaps: isSame ? await newGaps(match.matchId) : [] };
  };
  /** The server notes by itself how long nobody could press: the reference is told, in the same place. */
  const followGaps = async (): Promise<void> => {
    for (const { fromMs, toMs } of (await serverNow()).gaps) reference.noteGap(fromMs, toMs);
  };
  /** Where the kill came between a restore and its answer it is done again: the version rises once more. */
  const followRestore = async (command: Fields): Promise<void> => {
    const { version, gaps } = await serverNow();
    const missing = version - gaps.length - reference.version();
    for (let turn = 0; turn < missing; turn += 1) await reference.submit({ ...command, id: randomUUID() });
    await followGaps();
  };
  const nameBackups = async (): Promise<void> => {
    const { backups: view } = (await readReplicants(victim, ['backups'])) as { readonly backups: BackupsView };
    const there = view.backups.filter(({ kind }) => kind === 'by-hand').map(({ file }) => file);
    for (const file of there) if (!backups.includes(file)) reference.nameBackup(file);
    backups.splice(0, backups.length, ...there);
  };
  const confirm = async (command: Fields, answer: Answer): Promise<void> => {
    if (isWriteFailure(answer)) return;
    const isNewMatch = command['type'] === 'newMatch' || command['type'] === 'duplicateMatch';
    if (isNewMatch && answer.ok && !matchIds.includes(String(answer.matchId))) matchIds.push(String(answer.matchId));
    if (command['type'] === 'makeBackup' && answer.ok) await nameBackups();
    const isRestore = command['type'] === 'restoreBackup' && answer.ok;
    const expected = await reference.submit(command);
    if (isRestore) await followRestore(command);
    else if (!isDeepStrictEqual(gistOf(command, answer), gistOf(command, expected))) {
      const law = answer.version < expected.version ? 'lost' : 'doubled';
      breaks(law, { what: 'an answer is not the one of a server that was never killed', command, answer, expected });
    }
    // A refusal need not be remembered: on a full disk it cannot be.
    if (!answer.ok) return;
    tally.count('confirmed');
    // And so do its answers, which are not remembered.
    if (command['type'] !== 'setDraft') confirmed.push({ command, answer });
  };
  const confirmImport = async (file: MatchFile, newIds: readonly string[]): Promise<void> => {
    matchIds.push(...newIds.filter((id) => id !== file.matchId));
    reference.importFile(file);
    tally.count('confirmed');
    await followGaps();
  };
  const knownIds = (): readonly string[] => reference.matches().matches.map(({ matchId }) => matchId);

  const settle = async (socket: CommandSocket): Promise<void> => {
    if (importing !== null) {
      const { matches } = (await readReplicants(victim, ['matches'])) as {
        readonly matches: { readonly matches: readonly Listed[] };
      };
      const added = matches.matches.map(({ matchId }) => matchId).filter((id) => !knownIds().includes(id));
      if (added.length > 0) await confirmImport(importing, added);
      importing = null;
    }
    // A backup that nobody has been told of was made before the kill, and so before the gap that the start noted.
    await nameBackups();
    if (open !== null) {
      const command = open;
      const { version, gaps } = await serverNow();
      const answer = await socket.send(command);
      open = null;
      // Carried out before the kill, it came before the gap that the start noted; else after it.
      if (answer.version >= version) gaps.forEach(({ fromMs, toMs }) => reference.noteGap(fromMs, toMs));
      await confirm(command, answer);
    }
    await followGaps();
  };

  return {
    victim,
    reference,
    random,
    tally,
    backups: () => backups,
    isSpoiled: () => isSpoiled,
    breaks,
    begin: async () => {
      operator?.close();
      operator = null;
      const start = await victim.start();
      if (start !== 'whole') {
        breaks('failedStarts', { what: `the server is ${start} after its start` });
        return false;
      }
      operator = await openCommandSocket(victim);
      await settle(operator);
      return !isSpoiled;
    },
    play: async (asked) => {
      if (open !== null || importing !== null) return false;
      const fields = asked ?? nextCommand({ reference, backups, random });
      const expectedVersion = ANY_VERSION.includes(String(fields['type'])) ? null : reference.version();
      const envelope = { expectedVersion, id: randomUUID(), issuedAt: Date.now() };
      const command: Fields = { ...envelope, ...fields };
      const answer = await (operator?.send(command) ?? Promise.reject(new Error('not connected'))).catch(() => null);
      if (answer === null) {
        open = command;
        tally.count('open');
        return false;
      }
      // The server may die while it is asked for more: the command is sent again then, and so confirmed once.
      const isAhead =
        !ANY_VERSION.includes(String(command['type'])) && answer.version > reference.version() + Number(answer.ok);
      if (isAhead) await followGaps().catch(() => undefined);
      const isConfirmed = await confirm(command, answer).then(
        () => true,
        () => false,
      );
      if (!isConfirmed) open = command;
      return isConfirmed;
    },
    check: async () => {
      const [expected, found] = [referencePicture(reference), await victimPicture(victim)];
      const parts = differences(expected, found);
      if (parts.length > 0) {
        const pick = (picture: typeof expected): Fields =>
          Object.fromEntries(parts.map((part) => [part, picture[part]]));
        const law = found.version > expected.version ? 'doubled' : 'lost';
        breaks(law, { what: 'not everything confirmed is there once', expected: pick(expected), found: pick(found) });
        return false;
      }
      for (const { command, answer } of confirmed.slice(-ASKED_AGAIN)) {
        const repeated = await operator?.send(command).catch(() => null);
        if (!isDeepStrictEqual(repeated, answer))
          breaks('doubled', { what: 'asked again', command, answer, again: repeated });
      }
      return !isSpoiled;
    },
    importFile: async () => {
      const file = exported;
      try {
        const matchId = reference.open()?.row.matchId;
        if (matchId !== undefined)
          exported = (await getJson(victim, `/chess-match/journal?match=${matchId}`)) as MatchFile;
        if (file === null) return true;
        importing = file;
        const response = await fetch(`${victim.url}/chess-match/journal/import`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(file),
        });
        const { ok, games } = (await response.json()) as {
          ok: boolean;
          games?: readonly { matchId: string; as: string }[];
        };
        importing = null;
        const added = (games ?? []).filter(({ as }) => as !== 'known').map(({ matchId }) => matchId);
        if (ok && added.length > 0) await confirmImport(file, added);
        return true;
      } catch {
        return false;
      }
    },
    dispose: async () => {
      operator?.close();
      await victim.dispose();
      reference.close();
      removed();
    },
  };
};
