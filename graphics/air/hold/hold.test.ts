import { describe, expect, it } from 'vitest';
import type { Time } from '../pageTime';
import { drawnWith, holdAfter, type Held } from './hold';
import { createHolder } from './holder';

interface Picture extends Held {
  readonly score: string;
  readonly clocks: string;
}

const at = (ply: number, over: Partial<Picture['match']> = {}): Picture => ({
  match: { matchId: 'm', ply, status: 'playing', ...over },
  score: `score ${ply}`,
  clocks: `clocks ${ply}`,
});
const takes = (ms: number) => (): number => ms;

describe('what is held while boards show a turn', () => {
  it('is the picture before it, and nothing where it is seen at once', () => {
    expect(holdAfter(null, at(1), at(2), takes(500), 100)).toEqual({ picture: at(1), untilMs: 600 });
    expect(holdAfter(null, at(1), at(2), takes(0), 100)).toBeNull();
  });

  it('stays the same whatever comes meanwhile, and is over with its time', () => {
    const hold = { picture: at(1), untilMs: 600 };
    expect(holdAfter(hold, at(2), at(2), takes(500), 599)).toBe(hold);
    expect(holdAfter(hold, at(2), at(2), takes(500), 600)).toBeNull();
  });

  it('is the turn itself when the next one comes before it was shown', () => {
    expect(holdAfter({ picture: at(1), untilMs: 600 }, at(2), at(3), takes(500), 300)).toEqual({
      picture: at(2),
      untilMs: 800,
    });
  });

  it('is nothing after an undo, a gap, in another match, and when the game is ended without a turn', () => {
    const hold = { picture: at(1), untilMs: 600 };
    for (const next of [at(1), at(4), at(2, { matchId: 'other' }), at(2, { status: 'over' })])
      expect(holdAfter(hold, at(2), next, takes(500), 300)).toBeNull();
  });

  it('is of the game alone: clocks are as they are', () => {
    expect(drawnWith({ picture: at(1), untilMs: 600 }, at(2))).toEqual({ ...at(1), clocks: 'clocks 2' });
    expect(drawnWith(null, at(2))).toEqual(at(2));
  });
});

describe('pictures that wait', () => {
  const setUp = () => {
    let [now, due]: [number, { readonly at: number; readonly task: () => void } | null] = [0, null];
    const time: Time = {
      nowMs: () => now,
      later: (task, ms) => {
        due = { at: now + ms, task };
        return () => {
          due = null;
        };
      },
    };
    const drawn: string[] = [];
    const holder = createHolder<Picture>(time);
    const take = (picture: Picture, ms: number | null): void =>
      holder.take(picture, ms === null ? null : takes(ms), ({ score, clocks }) => drawn.push(`${score}, ${clocks}`));
    const runTo = (ms: number): void => {
      now = ms;
      if (due !== null && due.at <= now) due.task();
    };
    return { take, runTo, drawn };
  };

  it('are drawn at once with what is held, and again when it is over', () => {
    const { take, runTo, drawn } = setUp();
    take(at(1), 500);
    take(at(2), 500);
    runTo(400);
    take({ ...at(2), clocks: 'clocks later' }, 500);
    runTo(499);
    expect(drawn).toEqual(['score 1, clocks 1', 'score 1, clocks 2', 'score 1, clocks later']);
    runTo(500);
    expect(drawn.slice(3)).toEqual(['score 2, clocks later']);
  });

  it('are set at once where nothing may wait', () => {
    const { take, drawn } = setUp();
    take(at(1), null);
    take(at(2), null);
    expect(drawn.at(-1)).toBe('score 2, clocks 2');
  });
});
