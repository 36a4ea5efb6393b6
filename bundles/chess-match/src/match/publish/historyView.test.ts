import { describe, expect, it } from 'vitest';
import { classical } from '../../games/classical';
import { plainChess } from '../../games/testing/plainChess';
import { createBench } from '../testing/bench';
import { historyView } from './historyView';
import { perFact } from './perFact';

const move = (line: string) => ({ type: 'commitTurn', line });
const score = (white: number, black: number) => ({ white, black });

describe('B27 what undo and redo would change', () => {
  it('is nothing before the first fact', async () => {
    const bench = createBench();
    expect(historyView(bench.commands.open())).toEqual({ undo: null, redo: null, threads: [] });
    await bench.newMatch();
    await bench.send({ type: 'setDraft', line: 'e4' });
    expect(historyView(bench.commands.open())).toMatchObject({ undo: null, redo: null });
  });

  it('shows the score with and without the last fact, both ways', async () => {
    const bench = createBench();
    await bench.newMatch();
    for (const san of ['f3', 'e5', 'g4', 'Qh4#']) await bench.send(move(san));
    const mate = { label: '2...', kind: 'turn', line: 'Qh4#', count: 1, with: [] };
    expect(historyView(bench.commands.open())).toMatchObject({
      undo: { ...mate, now: score(0, 2), then: score(0, 0) },
      redo: null,
    });
    await bench.send({ type: 'undo', reason: null });
    expect(historyView(bench.commands.open())).toMatchObject({
      undo: { label: '2.', kind: 'turn', line: 'g4', count: 1, with: [], now: score(0, 0), then: score(0, 0) },
      redo: { ...mate, now: score(0, 0), then: score(0, 2) },
    });
  });

  it('C1 is asked of the boards of the match, not of all that its game may have', async () => {
    const bench = createBench({ parts: { games: { [classical.id]: classical }, defaultGame: classical.id } });
    await bench.newMatch({ settings: { boards: 3 } });
    await bench.send({ ...move('e4'), thread: '2' });
    const { threads } = historyView(bench.commands.open());
    expect(threads.map(({ thread, undo }) => [thread, undo?.line])).toEqual([
      ['1', undefined],
      ['2', 'e4'],
      ['3', undefined],
    ]);
  });

  it('is worked out anew only when something else would be undone', async () => {
    let folded = 0;
    const project: typeof plainChess.project = (state) => {
      folded += 1;
      return plainChess.project(state);
    };
    const bench = createBench({ parts: { games: { 'plain-chess': { ...plainChess, project } } } });
    const viewOf = perFact(historyView);
    await bench.newMatch();
    await bench.send(move('e4'));
    const first = viewOf(bench.commands.open());
    await bench.send({ type: 'setDraft', line: 'e5' });
    folded = 0;
    expect(viewOf(bench.commands.open())).toBe(first);
    expect(folded).toBe(0);
    await bench.send(move('e5'));
    expect(viewOf(bench.commands.open()).undo?.label).toBe('1...');
    await bench.send({ type: 'undo', reason: null });
    expect(viewOf(bench.commands.open()).redo?.label).toBe('1...');
  });

  it('is that of the match as it now stands: a restored one has other turns under the same numbers', async () => {
    const viewOf = perFact(historyView);
    for (const san of ['e4', 'd4']) {
      const bench = createBench();
      expect(await bench.newMatch()).toBe('match-1');
      await bench.send(move(san));
      expect(viewOf(bench.commands.open()).undo?.line).toBe(san);
    }
    const [one, other] = [createBench(), createBench()];
    for (const [bench, san] of [[one, 'e4'] as const, [other, 'd4'] as const]) {
      await bench.newMatch();
      await bench.send(move(san));
      await bench.send({ type: 'undo', reason: null });
      expect(viewOf(bench.commands.open()).redo?.line).toBe(san);
    }
  });
});
