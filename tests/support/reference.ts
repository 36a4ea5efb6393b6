import type { VenuePort } from '../../bundles/chess-match/src/match/hall';
import { join } from 'node:path';
import type { Answer } from '@schemas/answer';
import type { MatchesView } from '@schemas/matches';
import type { RosterView } from '@schemas/roster';
import type { ShowView } from '@schemas/show';
import { DEFAULT_RULES } from '../../bundles/chess-match/src/contract/venue';
import { DEFAULT_GAME, GAMES } from '../../bundles/chess-match/src/games';
import { createCommands, type Commands } from '../../bundles/chess-match/src/match/authority/submit';
import { HTTP_OPERATOR } from '../../bundles/chess-match/src/match/authority/identity';
import { keptDrafts } from '../../bundles/chess-match/src/match/authority/drafts/keptDrafts';
import { openCurrentJournal } from '../../bundles/chess-match/src/match/journal/journal';
import type { SignedEntry } from '../../bundles/chess-match/src/match/journal/types';
import type { OpenMatch } from '../../bundles/chess-match/src/match/authority/openMatch';
import { matchesView } from '../../bundles/chess-match/src/match/publish/matchesView';
import { protocolOf } from '../../bundles/chess-match/src/match/publish/protocolView';
import { quietSound } from '../../bundles/chess-match/src/match/testing/quietSound';
import { quietObs } from '../../bundles/chess-match/src/match/testing/bench';
import { shelfWith } from '../../bundles/chess-match/src/match/testing/shelf';
import { planImport } from '../../bundles/chess-match/src/match/transfer/importMatch';
import { readMatchFile } from '../../bundles/chess-match/src/match/transfer/matchFile';
import { playThrough } from '../../bundles/chess-match/src/match/transfer/playThrough';
import type { Fields } from './commands';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

export interface ReferenceOptions {
  /** Ids the real server gave, in the order in which its matches came to be. */
  readonly matchIds: readonly string[];
  /** For its journal and its backups; null: in memory, without backups. */
  readonly folder: string | null;
}

/** The same commands, never killed: what the real server must be equal to after every crash. */
export interface Reference {
  submit(command: Fields): Promise<Answer>;
  version(): number;
  /** What GET /chess-match/state must say. */
  state(): unknown;
  open(): OpenMatch | null;
  matches(): MatchesView;
  protocol(): ReturnType<typeof protocolOf>;
  show(): ShowView | null;
  roster(): RosterView | null;
  entries(matchId: string): readonly SignedEntry[];
  /** A gap in the clock that the real server noted when it came back. */
  noteGap(fromMs: number, toMs: number): void;
  /** A match file that the real server took in. @throws when these commands do not take it */
  importFile(file: unknown): void;
  /** What the journal is now goes by the name that the real server gave its backup. */
  nameBackup(file: string): void;
  close(): void;
}

/** Devices of the hall are no part of any match. */
const NO_VENUE: VenuePort = {
  issue: () => null,
  dropCode: () => null,
  rename: () => null,
  move: () => null,
  identify: () => null,
  revoke: () => null,
  setInPlay: () => null,
  assignBoard: () => null,
  setRules: () => null,
  rules: () => DEFAULT_RULES,
};

export const createReference = ({ matchIds, folder }: ReferenceOptions): Reference => {
  let created = 0;
  let shown: { readonly show: ShowView; readonly roster: RosterView } | null = null;
  const journal = openCurrentJournal(folder === null ? ':memory:' : join(folder, 'journal.sqlite3'), Date.now());
  const newMatchId = (): string => matchIds[created++] ?? `not named yet ${created}`;
  const commands: Commands = createCommands(
    {
      journal,
      games: GAMES,
      defaultGame: DEFAULT_GAME,
      live: { pushNow: () => null },
      engine: { ask: () => null },
      venue: NO_VENUE,
      simulator: { start: () => null, steer: () => null },
      demonstration: { play: () => Promise.resolve(null) },
      marks: { add: () => null, change: () => null, drop: () => null },
      backups: {
        make: () => null,
        bring: () => Promise.resolve(null),
        restore: (file) => {
          if (folder !== null) journal.restoreFrom(join(folder, file));
          // The real server tells by the journal that was restored that its clock ran: it is told here by noteGap.
          return { madeAtMs: Number.MAX_SAFE_INTEGER };
        },
      },
      obs: quietObs,
      sound: quietSound,
      drafts: keptDrafts(shelfWith(), quiet),
      publish: ({ open }) => commands.suggest.follow(open),
      publishDraft: () => undefined,
      publishBegun: () => undefined,
      publishShow: (views) => {
        shown = views;
      },
      answered: () => undefined,
      now: Date.now,
      later: (task) => void setImmediate(task),
      lookAtClocks: () => undefined,
      newMatchId,
      maxAgeMs: Number.MAX_SAFE_INTEGER,
      log: quiet,
    },
    null,
  );
  commands.republish();
  return {
    submit: (command) => commands.submit(command, HTTP_OPERATOR),
    version: () => commands.version(),
    state: () => {
      const open = commands.open();
      return open === null ? null : plain(open.game.replayJson(open.history.state));
    },
    open: () => commands.open(),
    matches: () => matchesView(journal, commands.open()),
    protocol: () => {
      const open = commands.open();
      return open === null ? [] : protocolOf(open);
    },
    show: () => shown?.show ?? null,
    roster: () => shown?.roster ?? null,
    entries: (matchId) => journal.signedEntries(matchId),
    noteGap: (fromMs, toMs) => void commands.submitInternal({ type: 'noteGap', fromMs, toMs }),
    importFile: (input) => {
      const file = readMatchFile(input);
      const played = file.ok ? playThrough(GAMES, file.value, () => undefined) : file;
      const answer = played.ok
        ? commands.importMatch(
            planImport({ journal, nowMs: Date.now(), newMatchId }, played.value).change,
            HTTP_OPERATOR,
          )
        : played;
      if (!answer.ok) throw new Error(`The reference does not take the file: ${JSON.stringify(answer.error)}`);
    },
    nameBackup: (file) => {
      if (folder !== null) journal.copyTo(join(folder, file));
    },
    close: () => journal.close(),
  };
};
