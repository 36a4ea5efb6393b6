import type { Answer } from '@schemas/answer';
import { COMMAND_TYPES } from '../../../commands';
import type { CommandType } from '../../../contract/commands';
import { GAMES } from '../../../games';
import { random, type Random } from '../../../games/common/random';
import type { Side } from '../../../games/common/sides';
import { OWN_PLAYS } from '../../../games/testing/ownPlays';
import { noteGap } from '../../authority/gap';
import { keptDrafts } from '../../authority/drafts/keptDrafts';
import { createBench, listLog, type Bench } from '../../testing/bench';
import { damagedFilesIn } from '../../testing/damagedFiles';
import { openCurrentJournal } from '../journal';
import { readBackOf, type ReadBack } from './readBack';

type Body = Readonly<Record<string, unknown>>;
type Act = readonly [type: CommandType, body: Body];

const FROM_MS = Date.parse('2026-11-28T16:00:00Z');
const TURNS = 60;
/** Something is done beside the turns every so many of them: now when one side is to move, now when the other is. */
const ASIDE_EACH = 3;
/** Random matches are over long before that. */
const MOST_TURNS = 400;
const DAY_MS = 24 * 3600 * 1000;
const LONGEST_THOUGHT_MS = 40_000;
const GAP_MS = 25_000;
const REASON = { reason: 'По слову арбитра' } as const;

/** What is agreed where the defaults leave something out that the journal is to show. */
const AGREED: Readonly<Record<string, readonly Body[]>> = {
  business: [{ gameRating: 12, vetoWindowMs: 5_400_000 }],
  swedish: [{ moveForMove: true }, { timePerPlayerMs: 600_000 }],
  progressive: [{ variant: 'scottish' }, { variant: 'english' }, { variant: 'marseillais' }],
  belarusian: [{ incrementMs: 5000 }],
  classical: [{ boards: 3, delayMs: 3000 }],
};

/** An evening as it is made: all that is sent, and the dice. */
interface Evening {
  readonly bench: Bench;
  readonly draws: Random;
  readonly sent: Set<string>;
}

const openOf = ({ bench }: Evening) => {
  const open = bench.commands.open();
  if (open === null) throw new Error('no match is open');
  return open;
};

const send = async ({ bench, sent }: Evening, [type, body]: Act): Promise<Answer> => {
  const answer = await bench.send({ type, ...body });
  if (answer.ok) sent.add(type);
  return answer;
};

const mustSend = async (evening: Evening, act: Act): Promise<void> => {
  const answer = await send(evening, act);
  if (!answer.ok) throw new Error(`${act[0]} was refused: ${JSON.stringify(answer.error)}`);
};

/** A turn at random, for the board that it names where the game has several. */
const turnOf = (evening: Evening): Body | null => {
  const { game, history } = openOf(evening);
  const line = game.randomTurn?.(history.state, evening.draws) ?? null;
  const [, thread, own] = /^(\w):(.*)$/s.exec(line ?? '') ?? [];
  return line === null ? null : game.threads.length > 1 ? { thread, line: own } : { line };
};

/** What an operator and an arbiter do between turns: each once, as soon as the rules take it. */
const ASIDES: readonly ((evening: Evening, thread: Body) => readonly Act[])[] = [
  () => [['noteIncident', { kind: 'noise', text: 'Звонил телефон' }]],
  () => [
    ['undo', { reason: 'Опечатка' }],
    ['redo', {}],
  ],
  (_evening, thread) => [['setClock', { side: 'white', remainingMs: 300_000, ...REASON, ...thread }]],
  (_evening, thread) => [
    ['stopClock', { ...REASON, ...thread }],
    ['addTime', { side: 'black', ms: 60_000, ...REASON, ...thread }],
    ['startClock', thread],
  ],
  (_evening, thread) => [
    ['offerDraw', { team: 'white', ...thread }],
    ['declineDraw', { team: 'black', ...thread }],
  ],
  () => [['takeBack', { turns: 2, clocks: 'asThen', ...REASON }]],
  () => [['undo', { reason: 'Ход не сделан' }]],
  (evening) => [
    ['stopClock', REASON],
    ['correctTurns', { edits: [], cutFrom: [turnsIn(evening)], clocks: 'asNow', ...REASON }],
    ['startClock', {}],
  ],
  (evening) => [['correctPosition', { board: 1, fen: fenOf(evening), ...REASON }]],
];

/** What no other game answers, each once. */
const ownAsides = (game: string): typeof ASIDES =>
  COMMAND_TYPES.flatMap((type) => {
    const play = Object.entries(OWN_PLAYS).find(([own]) => own === type)?.[1];
    return play?.game === game ? [(): readonly Act[] => [[type, play.body]]] : [];
  });

/** Turns that count. */
const turnsIn = (evening: Evening): number => openOf(evening).views.turns.turns.length;

/** The position with which the match began, as the game writes it. */
const fenOf = (evening: Evening): string => {
  const { game, row } = openOf(evening);
  const begun = game.initial(row.setup);
  return begun.ok ? (game.lookBack.glance(begun.value).positions['1'] ?? '') : '';
};

/** The server was away while a clock ran, and the arbiter gives the time back. */
const loseTime = async (evening: Evening): Promise<void> => {
  const { bench } = evening;
  const { nowMs } = bench.time;
  bench.time.nowMs += GAP_MS;
  noteGap(bench.commands, { cause: 'down', fromMs: nowMs, toMs: nowMs + GAP_MS }, listLog([]));
  await send(evening, ['dismissGap', { giveBack: true }]);
};

const isPlaying = (evening: Evening): boolean => openOf(evening).views.match.status === 'playing';

/** A match from its first turn to its last, or so far that there is enough of it. */
const play = async (evening: Evening, turns: number): Promise<void> => {
  const { bench, draws } = evening;
  let waiting = [...ASIDES, ...ownAsides(openOf(evening).game.id)];
  for (let turn = 0; turn < turns && isPlaying(evening); turn += 1) {
    const line = turnOf(evening);
    if (line === null) return;
    const thread: Body = line.thread === undefined ? {} : { thread: line.thread };
    if (turn === 0) await send(evening, ['startClock', thread]);
    bench.time.nowMs += draws.below(LONGEST_THOUGHT_MS);
    await mustSend(evening, ['setDraft', line]);
    await send(evening, ['commitTurn', line]);
    if (turn === Math.floor(turns / 2)) await loseTime(evening);
    const [aside, ...later] = waiting;
    if (turn % ASIDE_EACH !== 0 || aside === undefined) continue;
    const answers: Answer[] = [];
    for (const act of aside(evening, thread)) answers.push(await send(evening, act));
    waiting = answers.every(({ ok }) => ok) ? later : [...later, aside];
  }
};

/** Who is to move in each thread that still is played. */
const movers = (evening: Evening) =>
  openOf(evening).views.match.threads.flatMap(({ id, toMove }) => (toMove === null ? [] : [{ id, toMove }]));

/** How a match can end other than on its boards. */
const ENDS: readonly ((thread: Body, side: Side) => Act)[] = [
  (thread) => ['ruleResult', { ruling: 'white', ...REASON, ...thread }],
  (thread, side) => ['flag', { side, ...thread }],
  (thread, side) => ['resignMatch', { team: side, ...thread }],
  () => ['abortMatch', REASON],
];

/** Ends what is still played, another way each time; where no word ends it, it is played out. */
const finish = async (evening: Evening, nth: number): Promise<void> => {
  evening.bench.time.nowMs += DAY_MS;
  for (const end of [...ENDS.slice(nth % ENDS.length), ...ENDS])
    for (const { id, toMove } of movers(evening)) {
      const thread = openOf(evening).game.threads.length > 1 ? { thread: id } : {};
      await send(evening, end(thread, toMove));
    }
  await play(evening, MOST_TURNS);
};

/** The line that somebody had begun when all went home. */
const leaveDraft = async (evening: Evening): Promise<void> => {
  const line = turnOf(evening);
  if (line !== null) await mustSend(evening, ['setDraft', line]);
};

/**
 * An evening of every game as this program keeps it: a match with what an operator and an arbiter do in it, ruled on in
 * the end, a return game, a rehearsal, and drafts. The same on every machine.
 * @param path of the journal that is written
 * @returns how this program reads it, and the commands that are in it
 */
export const writeEvenings = async (
  path: string,
): Promise<{
  readonly expected: { readonly openMatchId: string; readonly matches: readonly ReadBack[] };
  readonly sent: readonly string[];
}> => {
  const journal = openCurrentJournal(path, FROM_MS);
  const shelf = { documents: journal.documents, damaged: damagedFilesIn('/'), unread: new Set<string>() };
  const drafts = keptDrafts(shelf, listLog([]));
  const newMatchId = (): string => `00000000-0000-4000-8000-${String(journal.counts().matches + 1).padStart(12, '0')}`;
  const bench = createBench({ startMs: FROM_MS, parts: { journal, games: GAMES, drafts, newMatchId } });
  const evening: Evening = { bench, draws: random(3), sent: new Set() };
  for (const game of Object.keys(GAMES)) {
    const names = { event: 'Кубок города', white: 'Красная стрела', black: 'Синие птицы' };
    let first = '';
    for (const settings of AGREED[game] ?? [{}]) {
      first = await bench.newMatch({ ...names, game, settings });
      await play(evening, TURNS);
      await finish(evening, journal.counts().matches);
    }
    const back = await send(evening, ['newMatch', { ...names, settings: {}, returnOf: first, leave: first }]);
    if (back.ok) {
      await play(evening, TURNS / 4);
      await leaveDraft(evening);
    }
    await bench.newMatch({ ...names, event: 'Репетиция', game, settings: {}, rehearsal: true });
    await play(evening, TURNS / 6);
    await leaveDraft(evening);
  }
  const openMatchId = journal.openMatchId() ?? '';
  const matches = journal.matches().map(({ matchId }) => readBackOf(journal, drafts, matchId));
  journal.close();
  return { expected: { openMatchId, matches }, sent: [...evening.sent].toSorted() };
};
