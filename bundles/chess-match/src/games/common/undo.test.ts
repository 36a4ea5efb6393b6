import { describe, expect, it } from 'vitest';
import { classical } from '../classical';
import { swedish } from '../swedish';
import { decided, newMatch } from '../swedish/testing/play';
import { ask, begin, follow, press, redo, takeBack, T0, undo, type Boards } from '../testing/boardsApart';
import type { AnyEvent } from './entry';
import { append, foldHistory, type History } from './history';
import { decideRedo, decideUndo, redoGroup, redoTarget } from './undo';

const CORRECTION: AnyEvent = {
  ...({ type: 'amended', atMs: T0, reason: 'x', turn: '1:1.', before: 'e4', after: 'e4' } as const),
  changes: [],
  clocks: [],
};

const undoing = (history: Boards, reason: string | null, thread: string | null = null) => {
  const decision = decideUndo(classical, history, T0, reason, thread);
  return decision.ok ? decision.value : null;
};

describe('B27 an undo', () => {
  const played = press(begin(2), '1:e4 2:d4');

  it('takes back the last fact alone, with the reason given, where nothing stands on it', () => {
    expect(undoing(played, 'x')).toEqual({ type: 'undone', atMs: T0, seq: 2, reason: 'x' });
    const resigned = ask(played, { type: 'resignMatch', thread: '1', team: 'white' });
    expect(undoing(resigned, null)).toEqual({ type: 'undone', atMs: T0, seq: 3, reason: null });
  });

  it('takes with a move what was said on it, as one step', () => {
    const offered = ask(played, { type: 'offerDraw', thread: '2', team: 'white' });
    expect(undoing(offered, null)).toEqual({ type: 'takenBack', atMs: T0, seqs: [2, 3], reason: '' });
    expect(undoing(offered, 'x')).toMatchObject({ seqs: [2, 3], reason: 'x' });
    expect(redo(undo(offered)).state).toEqual(offered.state);
  });

  it('takes with a correction what was played since, on whichever board: it was played on the corrected game', () => {
    const since = press(follow(played, CORRECTION), '2:d5');
    expect(undoing(since, 'x', '1')).toMatchObject({ type: 'takenBack', seqs: [3, 4] });
    expect(undoing(since, 'x', '2')).toMatchObject({ type: 'undone', seq: 4 });
  });
});

describe('B27 a redo', () => {
  it('is none where nothing was taken back', () => {
    const played = press(begin(2), '1:e4');
    expect([redoGroup(classical, played), redoTarget(classical, played)]).toEqual([null, null]);
    expect([redoGroup(classical, undo(played), '2'), redoTarget(classical, undo(played), '2')]).toEqual([null, null]);
  });

  it('is of all that was taken back at once, asked for on any of its boards', () => {
    const taken = takeBack(press(begin(3), '1:e4 2:d4'), 2);
    expect(['1', '2', '3', null].map((thread) => redoGroup(classical, taken, thread))).toEqual([
      ...[[1, 2], [1, 2], null, [1, 2]],
    ]);
    expect(redoTarget(classical, taken, '2')?.seq).toBe(1);
  });

  it('is of what was taken back last', () => {
    const undone = undo(undo(press(begin(1), '1:e4 1:e5')));
    expect(redoTarget(classical, undone)?.seq).toBe(1);
  });

  it('S2 is none of a drop as long as the piece was never given; once it was, it is', () => {
    type Games = History<ReturnType<typeof newMatch>>;
    const step = (history: Games, decision: ReturnType<typeof decideUndo>): Games => {
      if (!decision.ok) throw new Error(decision.error.code);
      return append(swedish, history, decision.value);
    };
    const [taking, dropping] = ['A', 'B'];
    const played = ['A:e4', 'A:d5', 'A:exd5', 'B:e4', 'B:P@e5'].reduce<Games>(
      (history, line) => {
        const [board, text] = [line.startsWith('A') ? 'A' : 'B', line.slice(2)] as const;
        return decided(history.state, { type: 'press', board, text }).reduce<Games>(
          (at, event) => append(swedish, at, event),
          history,
        );
      },
      foldHistory(swedish, newMatch(), []),
    );
    const undone = [dropping, taking].reduce<Games>(
      (history, thread) => step(history, decideUndo(swedish, history, T0, null, thread)),
      played,
    );
    expect(redoGroup(swedish, undone, dropping)).toBeNull();
    expect(decideRedo(swedish, undone, T0, dropping)).toMatchObject({ ok: false, error: { code: 'redo/nothing' } });
    const taken = step(undone, decideRedo(swedish, undone, T0, taking));
    expect(redoGroup(swedish, taken, dropping)).toEqual([5]);
    expect(step(taken, decideRedo(swedish, taken, T0, dropping)).state).toEqual(played.state);
  });
});
