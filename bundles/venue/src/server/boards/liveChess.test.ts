import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../../../../../tests/support/freePort';
import { createLiveChess, START, type FakeLiveChess } from '../../../../../tests/support/liveChess';
import { until } from '../../../../../tests/support/until';
import { openLiveChess, type LiveChess } from './liveChess';

const MOVED = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR';

describe('the way to DGT LiveChess', () => {
  let fake: FakeLiveChess | null = null;
  let chess: LiveChess | null = null;
  const setUp = async () => {
    const program = createLiveChess(await freePort());
    const moved: string[] = [];
    const opened = openLiveChess(program.address, {
      moved: (serial) => moved.push(serial),
      changed: () => undefined,
    });
    [fake, chess] = [program, opened];
    return { program, opened, moved };
  };
  afterEach(async () => {
    chess?.close();
    await fake?.stop();
  });

  it('is found whenever it is started, listed and listened to, and again after it was gone', async () => {
    const { program, opened, moved } = await setUp();
    program.connect('23946', { battery: '17%' });
    program.connect('unread', { state: null, battery: null, board: null });
    await program.start();
    await until(() => program.subscriptions().length === 2, 'events to be asked for');
    expect(opened.isThere()).toBe(true);
    expect(opened.boards()).toMatchObject([
      { serial: '23946', state: 'ACTIVE', battery: '17%', pieces: { e2: 'wP' } },
      { serial: 'unread', state: null, pieces: null },
    ]);
    program.put('23946', MOVED);
    await until(() => moved.length > 0, 'the event');
    expect(opened.boards()[0]?.pieces).toMatchObject({ e4: 'wP' });
    await program.stop();
    await until(() => !opened.isThere(), 'the loss to be seen');
    expect(opened.boards()).toEqual([]);
    program.put('23946', START);
    await program.start();
    await until(() => program.subscriptions().length === 2, 'events to be asked for again');
    expect(opened.boards()[0]?.pieces).toMatchObject({ e2: 'wP' });
    // What it found on coming back nobody moved just now.
    expect(moved).toEqual(['23946']);
  });
});
