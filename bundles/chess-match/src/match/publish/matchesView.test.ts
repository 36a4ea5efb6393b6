import { expect, it } from 'vitest';
import { business } from '../../games/business';
import { createBench } from '../testing/bench';
import { matchesView } from './matchesView';

it('a match is not begun before its clock runs or its first turn is made, and again when that is undone', async () => {
  const bench = createBench({ parts: { games: { business } } });
  const status = (): readonly string[] =>
    matchesView(bench.journal, bench.commands.open()).matches.map((m) => m.status);
  await bench.newMatch({ game: 'business' });
  expect(status()).toEqual(['waiting']);
  await bench.send({ type: 'setDraft', line: '1:e4' });
  expect(status()).toEqual(['waiting']);
  await bench.send({ type: 'startClock' });
  expect(status()).toEqual(['playing']);
  await bench.send({ type: 'stopClock', reason: 'a false start' });
  expect(status()).toEqual(['waiting']);
  await bench.send({ type: 'commitTurn', line: '1:e4' });
  expect(status()).toEqual(['playing']);
  await bench.send({ type: 'undo', reason: null });
  expect(status()).toEqual(['waiting']);
  await bench.send({ type: 'commitTurn', line: 'resign 1' });
  expect(status()).toEqual(['over']);
});

it('a copy of a match from its start is not begun', async () => {
  const bench = createBench();
  const matchId = await bench.newMatch();
  await bench.send({ type: 'commitTurn', line: 'e4' });
  await bench.send({ type: 'duplicateMatch', matchId, rehearsal: false, from: 'start' });
  await bench.send({ type: 'duplicateMatch', matchId, rehearsal: false, from: 'now' });
  const { matches } = matchesView(bench.journal, bench.commands.open());
  expect(matches.map(({ status }) => status).toSorted()).toEqual(['playing', 'playing', 'waiting']);
});
