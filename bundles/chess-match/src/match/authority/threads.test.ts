import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games';
import { swedish } from '../../games/swedish';
import { entryView, optionsView } from '../publish/ownViews';
import { historyView } from '../publish/historyView';
import { draftView } from '../publish/draftView';
import { movesView } from '../publish/movesView';
import { initialViews, onAirViews } from '../publish/views';
import { createBench, type Bench } from '../testing/bench';

const begin = async (): Promise<Bench> => {
  const bench = createBench({ parts: { games: GAMES, defaultGame: swedish.id } });
  await bench.newMatch({ settings: {} });
  return bench;
};
const press = (bench: Bench, thread: string, line: string | null, expectedVersion?: number | null) =>
  bench.send({ type: 'commitTurn', thread, line, ...(expectedVersion === undefined ? {} : { expectedVersion }) });
const play = async (bench: Bench, line: string): Promise<void> => {
  for (const word of line.split(' '))
    expect(await press(bench, word.slice(0, 1), word.slice(2))).toMatchObject({ ok: true });
};
const latest = (bench: Bench) => {
  const standing = bench.published.at(-1);
  if (standing === undefined) throw new Error('nothing was published');
  return standing;
};
const stepsOf = (bench: Bench, thread: string) =>
  historyView(bench.commands.open()).threads.find((steps) => steps.thread === thread);
const lastMoves = (bench: Bench) => latest(bench).open?.views.boards.map(({ lastMoves: [move] }) => move?.san ?? null);

describe('S1 threads that do not wait for each other', () => {
  it('a press is stale only where something of its own board came since', async () => {
    const bench = await begin();
    const seen = bench.commands.version();
    await play(bench, 'B:d4');
    expect(await press(bench, 'A', 'e4', seen)).toMatchObject({ ok: true });
    expect(await press(bench, 'A', 'e5', seen)).toMatchObject({ ok: false, error: { code: 'match/stale' } });
    expect(await press(bench, 'B', 'd5', seen + 1)).toMatchObject({ ok: true });
    expect(lastMoves(bench)).toEqual(['e4', 'd5']);
  });

  it('what concerns both boards makes both stale; one that nobody has seen yet is stale too', async () => {
    const bench = await begin();
    const seen = bench.commands.version();
    await bench.send({ type: 'startClock' });
    for (const thread of ['A', 'B'])
      expect(await press(bench, thread, 'e4', seen)).toMatchObject({ ok: false, error: { code: 'match/stale' } });
    expect(await press(bench, 'A', 'e4', seen + 99)).toMatchObject({ ok: false, error: { code: 'match/stale' } });
  });

  it('a board there is not is refused, and so is a move that names none', async () => {
    const bench = await begin();
    expect(await press(bench, 'C', 'e4')).toMatchObject({ ok: false, error: { code: 'match/no_thread' } });
    expect(await bench.send({ type: 'setDraft', thread: 'C', line: 'e4' })).toMatchObject({
      ok: false,
      error: { code: 'match/no_thread' },
    });
    for (const thread of ['constructor', '__proto__'])
      for (const sent of [press(bench, thread, 'e4', null), bench.send({ type: 'setDraft', thread, line: 'e4' })])
        expect(await sent).toMatchObject({ ok: false, error: { code: 'match/no_thread', params: { thread } } });
    expect(await bench.send({ type: 'setDraft', line: 'e4' })).toMatchObject({
      ok: false,
      error: { code: 'match/no_thread' },
    });
    expect(await bench.send({ type: 'commitTurn', line: 'e4' })).toMatchObject({
      ok: false,
      error: { code: 'swedish/move/no_board' },
    });
    expect(await bench.send({ type: 'commitTurn', line: 'B:e4' })).toMatchObject({ ok: true });
    expect(lastMoves(bench)).toEqual([null, 'e4']);
  });

  it('each board has a draft and a version of its own; a press on one leaves the other’s as it is', async () => {
    const bench = await begin();
    const drafts = () => latest(bench).prepared.threads;
    await bench.send({ type: 'setDraft', thread: 'A', line: 'e4' });
    const { A, B } = drafts();
    await bench.send({ type: 'setDraft', thread: 'B', line: 'd4', expectedVersion: B?.version });
    expect(drafts()['A']).toBe(A);
    await press(bench, 'A', null);
    expect([drafts()['A']?.line, drafts()['B']?.line]).toEqual(['', 'd4']);
    const stale = await bench.send({ type: 'setDraft', thread: 'A', line: 'x', expectedVersion: A?.version });
    expect(stale).toMatchObject({ ok: false, version: drafts()['A']?.version, error: { code: 'draft/stale' } });
    expect(entryView(latest(bench))).toMatchObject({
      boards: [{ draft: { line: '' } }, { draft: { line: 'd4', san: 'd4', ready: true } }],
    });
  });

  it('threads carry their versions', async () => {
    const bench = await begin();
    await play(bench, 'A:e4 B:e4 A:d5 A:exd5 B:e5');
    const version = bench.commands.version();
    const { match } = onAirViews(latest(bench), false);
    expect(match.threads.map((thread) => thread.version)).toEqual([version - 1, version]);
  });

  it('views of games that are entered by turns hold what they hold before any match is open', async () => {
    const bench = await begin();
    await play(bench, 'A:e4 B:e4');
    await bench.send({ type: 'setDraft', thread: 'A', line: 'd5' });
    const standing = latest(bench);
    const { options, moves, draft } = initialViews();
    const { version } = standing;
    expect(optionsView(standing.open)).toEqual(options);
    expect(movesView(standing.open)).toEqual(moves.boards);
    expect(draftView(standing)).toMatchObject({ ...draft, version: expect.any(Number), matchVersion: version });
  });
});

describe('B27 undo where boards do not wait for each other', () => {
  it('takes back the last move of its own board, whatever the other one did since', async () => {
    const bench = await begin();
    await play(bench, 'A:e4 B:d4 B:d5');
    expect(stepsOf(bench, 'A')?.undo).toMatchObject({ label: '1A', line: 'e4', count: 1, with: [] });
    await bench.send({ type: 'undo', thread: 'A', reason: null });
    expect(lastMoves(bench)).toEqual([null, 'd5']);
    expect(latest(bench).prepared.threads['A']?.line).toBe('e4');
    await play(bench, 'B:c4');
    expect(stepsOf(bench, 'A')?.redo).toMatchObject({ label: '1A', line: 'e4' });
    await bench.send({ type: 'redo', thread: 'A' });
    expect(lastMoves(bench)).toEqual(['e4', 'c4']);
  });

  it('says and takes along what was dropped on the other board, and brings it back together', async () => {
    const bench = await begin();
    await play(bench, 'A:e4 A:d5 A:exd5 B:e4 B:P@e5 B:Nf3');
    const undo = stepsOf(bench, 'A')?.undo;
    expect(undo).toMatchObject({ label: '2A', count: 3, with: ['1b', '2B'] });
    await bench.send({ type: 'undo', thread: 'A', reason: null });
    expect(lastMoves(bench)).toEqual(['d5', 'e4']);
    expect(stepsOf(bench, 'B')?.redo).toMatchObject({ count: 3 });
    await bench.send({ type: 'redo', thread: 'B' });
    expect(lastMoves(bench)).toEqual(['exd5', 'Nf3']);
  });

  it('a drop is not brought back while the piece it drops has not been given again', async () => {
    const bench = await begin();
    await play(bench, 'A:e4 A:d5 A:exd5 B:e4 B:P@e5');
    await bench.send({ type: 'undo', thread: 'B', reason: null });
    await bench.send({ type: 'undo', thread: 'A', reason: null });
    expect(stepsOf(bench, 'B')?.redo).toBeNull();
    expect(await bench.send({ type: 'redo', thread: 'B' })).toMatchObject({
      ok: false,
      error: { code: 'redo/nothing' },
    });
    await bench.send({ type: 'redo', thread: 'A' });
    await bench.send({ type: 'redo', thread: 'B' });
    expect(lastMoves(bench)).toEqual(['exd5', 'P@e5']);
  });

  it('a new move on a board ends what could be redone there, and there alone', async () => {
    const bench = await begin();
    await play(bench, 'A:e4 B:d4');
    await bench.send({ type: 'undo', thread: 'A', reason: null });
    await bench.send({ type: 'undo', thread: 'B', reason: null });
    await play(bench, 'A:c4');
    expect([stepsOf(bench, 'A')?.redo ?? null, stepsOf(bench, 'B')?.redo?.line]).toEqual([null, 'd4']);
  });

  it('what was taken back stays so over a restart', async () => {
    const bench = await begin();
    await play(bench, 'A:e4 A:d5 A:exd5 B:e4 B:P@e5');
    await bench.send({ type: 'undo', thread: 'A', reason: null });
    const again = createBench({ parts: { games: GAMES, defaultGame: swedish.id, journal: bench.journal } });
    expect(again.commands.open()?.history.state).toEqual(bench.commands.open()?.history.state);
  });
});
