import type { ProtocolView } from '@schemas/protocol';
import type { CommandType } from '../../../contract/commands';
import { noteGap } from '../../authority/gap';
import { listLog } from '../bench';
import { ALL, CREW, HOUSE, NOBODY, type Body, type Moment, type Play } from './play';

const NAMES = { event: 'Cup', white: 'Reds', black: 'Blues' } as const;
const REASON = { reason: 'as the arbiter says' } as const;

const inThread = ({ inThread: thread }: Moment): Body => thread;
const withThread =
  (body: Body) =>
  (at: Moment): Body => ({ ...body, ...at.inThread });
const afterTurn = (at: Moment): Promise<void> => at.turn();
const anotherMatch = async (at: Moment): Promise<void> =>
  at.send('newMatch', { ...NAMES, settings: {}, returnOf: null, leave: at.matchId });

/** Time runs on the clock of whoever is to move. */
const startClock = (at: Moment): Promise<void> => at.send('startClock', at.inThread);

/** Whose clock would run. */
const toMove = ({ bench, inThread: { thread } }: Moment) => {
  const threads = bench.commands.open()?.views.match.threads ?? [];
  return (threads.find(({ id }) => id === thread) ?? threads[0])?.toMove;
};

/** Of the protocol, by its number. */
const lastEntry = ({ bench }: Moment): number | undefined =>
  (JSON.parse(bench.held('crew').protocol ?? '{}') as Partial<ProtocolView>).entries?.at(0)?.seq;

const DAY_MS = 24 * 3600 * 1000;

/** Turns, clocks, endings and what is noted, in each game that answers it. */
export const ofMatches = {
  setDraft: { body: ({ inThread: thread, next }) => ({ ...thread, ...next }), seenBy: CREW },
  commitTurn: { body: ({ next }) => next, seenBy: ALL },
  undo: { before: afterTurn, body: { reason: null }, seenBy: ALL },
  redo: {
    before: async (at) => {
      await at.turn();
      await at.send('undo', { reason: null });
    },
    body: {},
    seenBy: ALL,
  },
  takeBack: { before: afterTurn, body: { turns: 1, clocks: 'asNow', ...REASON }, seenBy: ALL },
  correctTurns: {
    before: async (at) => {
      await at.turn();
      await at.turn();
    },
    body: { edits: [], cutFrom: [2], clocks: 'asNow', ...REASON },
    game: 'progressive',
    seenBy: ALL,
  },
  startClock: { body: inThread, seenBy: ALL },
  stopClock: { before: startClock, body: withThread(REASON), seenBy: ALL },
  setClock: { body: withThread({ side: 'white', remainingMs: 600_000, ...REASON }), seenBy: ALL },
  addTime: { body: withThread({ side: 'white', ms: 60_000, ...REASON }), seenBy: ALL },
  dismissGap: {
    before: async (at) => {
      await startClock(at);
      const { nowMs } = at.bench.time;
      at.bench.time.nowMs += 60_000;
      noteGap(at.bench.commands, { cause: 'down', fromMs: nowMs, toMs: nowMs + 60_000 }, listLog([]));
    },
    body: { giveBack: true },
    seenBy: ALL,
  },
  flag: {
    before: async (at) => {
      await startClock(at);
      at.bench.time.nowMs += DAY_MS;
    },
    body: (at) => ({ side: toMove(at), ...at.inThread }),
    seenBy: ALL,
  },
  correctPosition: {
    body: { board: 1, fen: '4k3/8/8/8/8/8/4P3/4K3 b - - 0 1', ...REASON },
    game: 'progressive',
    seenBy: ALL,
  },
  ruleResult: { body: withThread({ ruling: 'draw', ...REASON }), seenBy: ALL },
  // Nobody claims anything in the recorded games: it is refused, and nobody sees anything of it.
  decideClaim: { body: { board: 1, accepted: false, ...REASON }, seenBy: NOBODY, isRefused: true },
  resignMatch: { body: withThread({ team: 'white' }), seenBy: ALL },
  offerDraw: { body: withThread({ team: 'white' }), seenBy: ALL },
  declineDraw: {
    before: (at) => at.send('offerDraw', { team: 'white', ...at.inThread }),
    body: withThread({ team: 'black' }),
    seenBy: ALL,
  },
  abortMatch: { body: REASON, seenBy: ALL },
  noteIncident: { body: { kind: 'noise', text: 'A telephone rang' }, seenBy: HOUSE },
  strikeIncident: {
    before: (at) => at.send('noteIncident', { kind: 'noise', text: 'A telephone rang' }),
    body: (at) => ({ seq: lastEntry(at), ...REASON }),
    seenBy: HOUSE,
  },
  newMatch: { body: (at) => ({ ...NAMES, settings: {}, returnOf: null, leave: at.matchId }), seenBy: ALL },
  openMatch: {
    before: anotherMatch,
    body: (at) => ({ matchId: at.matchId, leave: 'match-2' }),
    seenBy: ALL,
  },
  renameMatch: { body: (at) => ({ matchId: at.matchId, ...NAMES, event: 'The other cup' }), seenBy: ALL },
  archiveMatch: { before: anotherMatch, body: (at) => ({ matchId: at.matchId, archived: true }), seenBy: HOUSE },
  publishMatch: { before: anotherMatch, body: (at) => ({ matchId: at.matchId, published: false }), seenBy: HOUSE },
  duplicateMatch: { body: (at) => ({ matchId: at.matchId, rehearsal: true, from: 'now' }), seenBy: HOUSE },
} as const satisfies Partial<Record<CommandType, Play>>;
