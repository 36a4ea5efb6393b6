import { createVenue, keptBoards, keptDevices, keptRules } from '../hall';
import { createMarks } from '../after/marks/marks';
import type { Answer } from '@schemas/answer';
import { plainChess } from '../../games/testing/plainChess';
import { createAuditNotes } from '../audit/auditNotes';
import { createCommands, type Commands } from '../authority/submit';
import type { CommandParts } from '../authority/parts';
import { LOCAL_OPERATOR, type Identity } from '../authority/identity';
import { keptDrafts } from '../authority/drafts/keptDrafts';
import type { Draft } from '../authority/drafts/drafts';
import type { Standing } from '../authority/commit';
import type { Journal } from '../journal/contract';
import { openCurrentJournal } from '../journal/journal';
import { createDamagedFiles } from '../safety/kept/damagedFiles';
import { memoryDocuments } from '../safety/kept/memoryDocuments';
import type { Log } from '../base/log';
import type { Games } from '../../games/common/game';
import { loadMatch } from '../authority/openMatch';
import { nobody } from '../../show';
import type { Listener } from '../publish/outlet';
import type { ShowViews } from '../publish/views';
import { quietSound } from './quietSound';

/** Commands with all that is behind them, playing plain chess, with a clock the test holds. */
export interface Bench {
  readonly commands: Commands;
  readonly journal: Journal;
  /** What was published, oldest first. */
  readonly published: (Standing & { /** Of the first thread. */ readonly draft: Draft })[];
  /** The show as published, oldest first. */
  readonly shows: ShowViews[];
  readonly logged: string[];
  time: { nowMs: number };
  /** Sends a command with the envelope filled in. */
  send(command: { readonly type: string; readonly [field: string]: unknown }, identity?: Identity): Promise<Answer>;
  newMatch(fields?: { readonly [field: string]: unknown }): Promise<string>;
  /** As whatever listens to answers is told of them. */
  onAnswered(listener: Listener['hear']): void;
}

export const GAMES: Games = { [plainChess.id]: plainChess };

export const listLog = (lines: string[]): Log => {
  const write =
    (level: string) =>
    (...parts: unknown[]) => {
      lines.push([level, ...parts].join(' '));
    };
  return { info: write('info'), warn: write('warn'), error: write('error') };
};

const nothing = (): undefined => undefined;
const agreed = (): Promise<null> => Promise.resolve(null);

/** An OBS that agrees to everything. */
export const quietObs: CommandParts['obs'] = {
  showScene: agreed,
  cutScene: agreed,
  takeScene: agreed,
  setStudioMode: agreed,
  plan: agreed,
  control: agreed,
  connect: agreed,
  apply: () => null,
  setFollow: nothing,
  setRules: nothing,
  automate: nothing,
  hold: nothing,
  skip: nothing,
};

const NO_DRAFT: Draft = { version: 0, turn: null, line: '' };

let ids = 0;

/** An id no command of this test run had. */
export const freshId = (): string => `test-id-${(ids += 1)}`;

export interface BenchOptions {
  /** ":memory:" unless a test restarts on the same file. */
  readonly path?: string;
  readonly startMs?: number;
  readonly parts?: Partial<CommandParts>;
}

export const createBench = ({ path = ':memory:', startMs = 1_000_000, parts = {} }: BenchOptions = {}): Bench => {
  const time = { nowMs: startMs };
  const journal = parts.journal ?? openCurrentJournal(path, startMs);
  const published: Bench['published'] = [];
  const shows: ShowViews[] = [];
  const logged: string[] = [];
  const listeners: Listener['hear'][] = [];
  const games = parts.games ?? GAMES;
  const keep = (standing: Standing): void => {
    const [draft = NO_DRAFT] = Object.values(standing.prepared.threads);
    published.push({ ...standing, draft });
  };
  const notes = createAuditNotes({
    journal,
    people: () => shows.at(-1)?.roster ?? nobody(),
    now: () => time.nowMs,
    log: listLog(logged),
    later: (action) => action(),
  });
  const damaged = createDamagedFiles({ root: '/', now: () => time.nowMs, log: listLog(logged) });
  const shelf = { documents: memoryDocuments([]), damaged, unread: new Set<string>() };
  const openId = journal.openMatchId();
  const loaded = openId === null ? null : loadMatch(journal, games, openId);
  const commands: Commands = createCommands(
    {
      journal,
      games,
      defaultGame: plainChess.id,
      obs: quietObs,
      sound: quietSound,
      simulator: { start: () => null, steer: () => null },
      live: { pushNow: () => null },
      engine: { ask: () => null },
      demonstration: { play: () => Promise.resolve(null) },
      venue: createVenue({
        devices: keptDevices(shelf),
        rules: keptRules(shelf),
        boards: keptBoards(shelf),
        publish: () => undefined,
        now: () => time.nowMs,
        log: listLog(logged),
      }).port,
      marks: createMarks({
        shelf,
        open: () => commands.open(),
        changed: nothing,
        newId: () => 'mark-1',
        now: () => time.nowMs,
      }).port,
      backups: { make: () => null, bring: () => Promise.resolve(null), restore: () => ({ madeAtMs: 0 }) },
      drafts: keptDrafts(shelf, listLog(logged)),
      publish: (standing) => {
        keep(standing);
        commands.suggest.follow(standing.open);
      },
      publishDraft: keep,
      publishBegun: nothing,
      publishShow: (views) => shows.push(views),
      answered: (answered) => [notes.hear, ...listeners].forEach((hear) => hear(answered)),
      now: () => time.nowMs,
      later: (task) => void setImmediate(task),
      lookAtClocks: nothing,
      newMatchId: () => `match-${journal.counts().matches + 1}`,
      maxAgeMs: 5000,
      log: listLog(logged),
      ...parts,
    },
    loaded?.ok ? loaded.value : null,
  );
  const send: Bench['send'] = (command, identity = LOCAL_OPERATOR) =>
    commands.submit(
      {
        id: freshId(),
        issuedAt: time.nowMs,
        expectedVersion: command.type === 'setDraft' ? null : commands.version(),
        ...command,
      },
      identity,
    );
  const newMatch: Bench['newMatch'] = async (fields = {}) => {
    const names = { event: 'Cup', white: 'Reds', black: 'Blues' };
    const matchId = commands.open()?.row.matchId;
    const leave = matchId === undefined ? {} : { leave: matchId };
    const answer = await send({ type: 'newMatch', ...names, settings: {}, returnOf: null, ...leave, ...fields });
    if (!answer.ok) throw new Error(`The match was refused: ${answer.error.code}`);
    return String(answer.matchId);
  };
  const onAnswered: Bench['onAnswered'] = (listener) => void listeners.push(listener);
  return { commands, journal, published, shows, logged, time, send, newMatch, onAnswered };
};
