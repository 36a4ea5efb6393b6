import type { Differences, PreviewAnswer } from '@schemas/preview';
import { describe, expect, it } from 'vitest';
import { business } from '../../games/business';
import { differences, type Picture } from '../../games/common/differences';
import { playOf } from '../../games/business/views/read';
import { swedish } from '../../games/swedish';
import { randomGame } from '../../games/testing/randomGame';
import { LOCAL_OPERATOR, type CaptainIdentity } from './identity';
import type { OpenMatch } from './openMatch';
import { historyView } from '../publish/historyView';
import { createBench, freshId, type Bench } from '../testing/bench';
import { pictureOf } from './preview';
import { chipBadges } from '../../games/business/views/badges';

type Body = { readonly type: string; readonly [field: string]: unknown };

const rig = async (settings: object): Promise<Bench> => {
  const bench = createBench({ parts: { games: { business }, defaultGame: 'business' } });
  await bench.newMatch({ settings });
  return bench;
};

const CAPTAIN: CaptainIdentity = {
  role: 'captain',
  name: 'captain:captain-white',
  seat: { team: 'white', board: null },
  inPlay: true,
  draftsOnly: false,
};

const enveloped = ({ commands, time }: Bench, body: Body): Body => ({
  id: freshId(),
  issuedAt: time.nowMs,
  expectedVersion: commands.version(),
  ...body,
});
const preview = (bench: Bench, body: Body): PreviewAnswer =>
  bench.commands.preview(enveloped(bench, body), LOCAL_OPERATOR);
const changed = (bench: Bench, body: Body): Differences => {
  const answer = preview(bench, body);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.differences;
};
const opened = ({ commands }: Bench): OpenMatch => {
  const open = commands.open();
  if (open === null) throw new Error('no match');
  return open;
};

const draftOf = ({ published }: Bench): string => published.at(-1)?.draft.line ?? '';

/** A picture in the words of the differences: what they leave out is as it was. */
const told = (picture: Picture, change: Differences | null) => {
  const { views, draft, nowMs } = picture;
  const play = playOf(views);
  return {
    score: change?.score?.after ?? { white: views.score.white, black: views.score.black },
    table: change?.own?.chipsOut?.after ?? play.chipsOut,
    ply: change?.turn?.after.ply ?? views.match.ply,
    toMove: change?.turn === null || change === null ? views.match.toMove : change.turn.after.toMove,
    cards: change?.own?.crossings?.after ?? {
      white: play.cards.white.length,
      black: play.cards.black.length,
    },
    draft: change?.draft?.after ?? draft,
    boards: views.boards.map(({ board, pieces, badges, status }) => {
      const after = change?.boards.find((one) => one.board === board)?.after;
      return after === undefined
        ? { pieces, badges, status }
        : { pieces: after.pieces, badges: after.badges, status: after.status };
    }),
    clocks: views.clocks.clocks.map(({ side, remainingMs, runningSinceMs }) => {
      const after = change?.clocks.find((one) => one.side === side)?.after;
      const left = remainingMs - (runningSinceMs === null ? 0 : nowMs - runningSinceMs);
      return after ?? { remainingMs: left, running: runningSinceMs !== null };
    }),
  };
};

describe('a command tried out', () => {
  it('changes exactly what the command then changes, over random games', async () => {
    let [accepted, refused] = [0, 0];
    for (let seed = 1; seed <= 35; seed += 1) {
      const { steps, history } = randomGame(seed, 60);
      const bench = await rig(history.initial.settings);
      for (const { command } of steps) {
        bench.time.nowMs += 700 * (seed % 7);
        const { nowMs } = bench.time;
        const input = enveloped(bench, command.type === 'undo' ? { ...command, reason: null } : { ...command });
        const before = pictureOf(opened(bench), draftOf(bench), nowMs);
        const tried = bench.commands.preview(input, LOCAL_OPERATOR);
        expect(opened(bench).views).toBe(before.views);
        const answer = await bench.commands.submit(input, LOCAL_OPERATOR);
        if (!answer.ok) {
          refused += 1;
          // A correction may be looked at while it does not fit, and while the clocks run.
          if (command.type === 'correctTurns' && tried.ok) continue;
          expect(tried).toEqual({ ok: false, version: answer.version, error: answer.error });
          continue;
        }
        accepted += 1;
        const after = pictureOf(opened(bench), draftOf(bench), nowMs);
        expect(tried.ok && tried.differences).toEqual(differences(before, after, opened(bench).game.ownDifferences));
        expect([seed, command.type, told(before, tried.ok ? tried.differences : null)]).toEqual([
          seed,
          command.type,
          told(after, null),
        ]);
      }
    }
    expect(accepted).toBeGreaterThan(800);
    expect(refused).toBeGreaterThan(50);
  }, 60_000);

  it('writes nothing and publishes nothing', async () => {
    const bench = await rig({});
    const version = bench.commands.version();
    const published = bench.published.length;
    const counts = bench.journal.counts();
    expect(preview(bench, { type: 'commitTurn', line: '1:e4' })).toMatchObject({ ok: true, version });
    expect([bench.commands.version(), bench.published.length]).toEqual([version, published]);
    expect(bench.journal.counts()).toEqual(counts);
  });

  it('tells a captain of no draft: the other team’s is among them, and whose turn it is does not matter', async () => {
    const bench = createBench({ parts: { games: { swedish }, defaultGame: 'swedish' } });
    await bench.newMatch();
    for (const [thread, line] of [['A', 'e4'] as const, ['B', 'd4'] as const])
      await bench.send({ type: 'setDraft', thread, line });
    const resign = { type: 'resignMatch', team: 'white' };
    expect(changed(bench, resign).draft).toEqual({ before: 'e4 d4', after: '' });
    const asked = bench.commands.preview(enveloped(bench, resign), CAPTAIN);
    expect(asked).toMatchObject({ ok: true, differences: { draft: null } });
    expect(JSON.stringify(asked)).not.toContain('d4');
  });

  it('B27 says which facts would go with the turns taken back, and what becomes of score, boards, draft', async () => {
    const bench = await rig({});
    for (const line of ['1:e4 2:d4 branch 1>2 3+7', '1:e5 resign 2', '1:Nf3'])
      await bench.send({ type: 'commitTurn', line });
    await bench.send({ type: 'correctRating', board: 1, rating: 5, reason: 'x' });
    expect(changed(bench, { type: 'takeBack', turns: 2, clocks: 'asNow', reason: 'wrong board' })).toMatchObject({
      score: { before: { white: 14, black: 0 }, after: { white: 0, black: 0 } },
      own: { chipsOut: { before: 7, after: 0 }, unconfirmed: { before: [], after: [2] } },
      turn: { before: { turn: '2...', ply: 3 }, after: { turn: '1...', ply: 1 } },
      boards: [
        {
          board: 1,
          before: { badges: chipBadges(5), lastMove: 'Nf3' },
          after: { badges: chipBadges(3), lastMove: 'e4' },
        },
        {
          board: 2,
          before: { status: 'ended', result: 'resignation' },
          after: { status: 'live', badges: chipBadges(7) },
        },
      ],
      draft: { before: '', after: '1:e5 resign 2' },
      clocks: [],
      gone: [
        { label: '1...', kind: 'turn', line: '1:e5 resign 2' },
        { label: '2.', kind: 'turn', line: '1:Nf3' },
        { label: '1', kind: 'rating', line: '' },
      ],
      back: [],
    });
  });

  it('B25 B26 names the penalty or the substitution that would be entered, and the time it gives', async () => {
    const bench = await rig({});
    const warning = { type: 'redLine', side: 'white', player: 'Ivanov', penalty: 'warning', reason: 'x' };
    const substitution = { type: 'substitute', side: 'black', out: 'Petrov', in: 'Sidorov' };
    expect(changed(bench, warning)).toMatchObject({
      own: {
        entered: [{ kind: 'warning', side: 'white', who: 'Ivanov' }],
        crossings: { before: { white: 0 }, after: { white: 1 } },
      },
      clocks: [],
    });
    expect(changed(bench, substitution).own?.entered).toEqual([
      { kind: 'substitution', side: 'black', who: 'Petrov → Sidorov' },
    ]);
    await bench.send(warning);
    const second = changed(bench, { ...warning, penalty: 'time' });
    expect(second.own?.entered).toEqual([{ kind: 'time', side: 'white', who: 'Ivanov' }]);
    expect(second.clocks.map(({ side, before, after }) => [side, after.remainingMs - before.remainingMs])).toEqual([
      ['black', 120_000],
    ]);
  });

  it('is refused as the command itself would be: shape, permission, reason, version, rules', async () => {
    const bench = await rig({});
    const code = (answer: PreviewAnswer): string | null => (answer.ok ? null : answer.error.code);
    expect(code(preview(bench, { type: 'takeBack', turns: 0, clocks: 'asNow', reason: 'x' }))).toBe(
      'command/malformed',
    );
    expect(code(preview(bench, { type: 'takeBack', turns: 1, clocks: 'asNow', reason: '  ' }))).toBe('reason/missing');
    expect(code(preview(bench, { type: 'takeBack', turns: 1, clocks: 'asNow', reason: 'x' }))).toBe(
      'takeback/too_many',
    );
    expect(code(preview(bench, { type: 'startClock', expectedVersion: 99 }))).toBe('match/stale');
    expect(
      code(bench.commands.preview(enveloped(bench, { type: 'undo', reason: null }), { role: 'viewer', name: 'x' })),
    ).toBe('command/forbidden');
  });

  it('is not possible for what changes no match, or which one is open [preview/not_possible]', async () => {
    const bench = await rig({});
    const names = { event: 'Cup', white: 'A', black: 'B', settings: {}, returnOf: null };
    for (const body of [
      { type: 'newMatch', ...names },
      { type: 'clearGraphics' },
      { type: 'followScene', follow: true },
    ])
      expect(preview(bench, body)).toMatchObject({ ok: false, error: { code: 'preview/not_possible' } });
    const empty = createBench({ parts: { games: { business }, defaultGame: 'business' } });
    expect(preview(empty, { type: 'startClock' })).toMatchObject({ ok: false, error: { code: 'match/none_open' } });
  });
});

describe('what only an arbiter decides', () => {
  it.each([
    { type: 'takeBack', turns: 1, clocks: 'asNow' },
    { type: 'setClock', side: 'white', remainingMs: 0 },
    { type: 'addTime', side: 'white', ms: 1 },
    { type: 'correctPosition', board: 1, fen: 'x' },
    { type: 'correctRating', board: 1, rating: 3 },
    { type: 'redLine', side: 'white', player: 'Ivanov', penalty: 'warning' },
    { type: 'withdrawPenalty', number: 1 },
    { type: 'decideClaim', board: 1, accepted: false },
    { type: 'strikeIncident', seq: 1 },
    { type: 'fixScore', branch: 'b1', fixed: true },
  ])('B27 needs its reason: $type [reason/missing]', async (body) => {
    const bench = await rig({});
    for (const reason of ['', '   '])
      expect(await bench.send({ ...body, reason })).toMatchObject({ ok: false, error: { code: 'reason/missing' } });
    const given = await bench.send({ ...body, reason: 'x' });
    expect(given.ok ? null : given.error.code).not.toBe('reason/missing');
  });

  it('B27 a turn is undone at once; what is no turn was declared or decided, and is undone with its reason', async () => {
    const bench = await rig({});
    const undo = (reason: string | null) => bench.send({ type: 'undo', reason });
    const unreasoned = { ok: false, error: { code: 'reason/missing' } };
    await bench.send({ type: 'commitTurn', line: '1:e4' });
    await bench.send({ type: 'correctRating', board: 1, rating: 4, reason: 'miscounted' });
    expect(historyView(bench.commands.open()).undo).toMatchObject({ kind: 'rating', reasonDue: true });
    for (const reason of [null, '', '  ']) expect(await undo(reason)).toMatchObject(unreasoned);
    expect(await undo('counted again')).toMatchObject({ ok: true });
    expect(historyView(bench.commands.open())).toMatchObject({
      undo: { kind: 'turn', reasonDue: false },
      redo: { kind: 'rating', reasonDue: false },
    });
    expect(await undo(null)).toMatchObject({ ok: true });
  });

  it('B22 a veto is never undone as if it were a turn', async () => {
    const bench = await rig({ vetoWindowMs: 3_600_000, timePerTeamMs: 1_800_000 });
    await bench.send({ type: 'startClock' });
    expect(await bench.send({ type: 'declareVeto', side: 'white' })).toMatchObject({ ok: true });
    expect(await bench.send({ type: 'undo', reason: null })).toMatchObject({ error: { code: 'reason/missing' } });
    expect(playOf(opened(bench).views).vetoes).toEqual(['white']);
    expect(await bench.send({ type: 'undo', reason: 'the wrong button' })).toMatchObject({ ok: true });
    expect(playOf(opened(bench).views).vetoes).toEqual([]);
  });

  it('B19 taking the entry of a score change back says nothing new', async () => {
    const bench = await rig({});
    for (const line of ['1:e4 2:d4 branch 1>2 3+7', '1:e5 resign 2']) await bench.send({ type: 'commitTurn', line });
    const fix = { type: 'fixScore', branch: 'b2' };
    expect(await bench.send({ ...fix, fixed: true, reason: '' })).toMatchObject({ error: { code: 'reason/missing' } });
    expect(await bench.send({ ...fix, fixed: true, reason: 'said aloud' })).toMatchObject({ ok: true });
    expect(await bench.send({ ...fix, fixed: false, reason: '' })).toMatchObject({ ok: true });
  });

  it('B24 stopping the clock is not held up for words', async () => {
    const bench = await rig({});
    await bench.send({ type: 'startClock' });
    expect(await bench.send({ type: 'stopClock', reason: '' })).toMatchObject({ ok: true });
  });
});

describe('a move tried by hand, from square to square', () => {
  const asked = (bench: Bench, line: string) => {
    const answer = bench.commands.preview(
      { ...enveloped(bench, { type: 'commitTurn', line }), expectedVersion: null },
      CAPTAIN,
    );
    return answer.ok ? null : answer.error;
  };

  it('is refused with why the piece does not go there, before anything that the rest of the turn lacks', async () => {
    const bench = await rig({});
    await bench.send({ type: 'startClock' });
    for (const line of ['1:Ke1e5', '1:e2e5', '1:Bf1c4'])
      expect([line, asked(bench, line)?.code]).toEqual([line, 'move/illegal']);
    expect(asked(bench, '1:Ke1e5')?.params).toMatchObject({ why: { kind: 'unreachable' } });
    expect(asked(bench, '1:Bf1c4')?.params).toMatchObject({ why: { kind: 'blocked' } });
  });
});
