import { expect, it } from 'vitest';
import { GAMES } from '../../games';
import { progressive } from '../../games/progressive';
import { draftView } from '../publish/draftView';
import { entryView } from '../publish/ownViews';
import { onAirViews } from '../publish/views';
import { viewProblem } from '../publish/viewProblem';
import { createBench, type Bench } from '../testing/bench';

const latest = (bench: Bench) => {
  const standing = bench.published.at(-1);
  if (standing === undefined) throw new Error('nothing was published');
  return standing;
};

/** Everything that is published of a match must be as the schemas have it. */
const expectSound = (bench: Bench): void => {
  const standing = latest(bench);
  const { boards, clocks, score, match, turns, play } = onAirViews(standing, false);
  const views = { boards, clocks, score, match, turns, play, draft: draftView(standing), entry: entryView(standing) };
  for (const [name, view] of Object.entries(views))
    expect([name, viewProblem(name as keyof typeof views, view)]).toEqual([name, null]);
};

it('P1 a series is drafted move by move, pressed whole, and taken back whole', async () => {
  const bench = createBench({ parts: { games: GAMES, defaultGame: progressive.id } });
  await bench.newMatch({ settings: { variant: 'italian' } });
  const turns = () => latest(bench).open?.views.turns.turns.map(({ line }) => line);
  for (const line of ['e4', 'e5 Nf6'])
    expect(await bench.send({ type: 'commitTurn', line })).toMatchObject({ ok: true });
  expectSound(bench);

  for (const line of ['3.Bc4', '3.Bc4 Фh5']) await bench.send({ type: 'setDraft', thread: 'game', line });
  expectSound(bench);
  expect(draftView(latest(bench))).toMatchObject({ ready: false, lacks: [1] });
  expect(entryView(latest(bench))).toMatchObject({ game: 'progressive', draft: { lacks: 1 } });
  expect(await bench.send({ type: 'commitTurn', line: null })).toMatchObject({
    ok: false,
    error: { code: 'progressive/series/short' },
  });
  await bench.send({ type: 'setDraft', thread: 'game', line: '3.Bc4 Фh5 Ф:f7' });
  expect(draftView(latest(bench)).ready).toBe(true);
  expect(await bench.send({ type: 'commitTurn', line: null })).toMatchObject({ ok: true });
  expectSound(bench);
  expect([turns()?.at(-1), latest(bench).open?.views.match.status]).toEqual(['Bc4 Qh5 Qxf7#', 'over']);

  expect(await bench.send({ type: 'undo', reason: '' })).toMatchObject({ ok: true });
  expectSound(bench);
  expect([turns(), latest(bench).open?.views.match.status]).toEqual([['e4', 'e5 Nf6'], 'playing']);
});
