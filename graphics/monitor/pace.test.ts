import { describe, expect, it } from 'vitest';
import { createPace } from './pace';

const idlePage = () => {
  const tasks: (() => void)[] = [];
  const drawn: string[] = [];
  const time = { nowMs: 0 };
  const { pace, catchUp } = createPace({ whenIdle: (task) => void tasks.push(task), nowMs: () => time.nowMs });
  return {
    drawn,
    tasks,
    time,
    catchUp,
    draw: (name: string, then?: () => void) =>
      pace((isLate) => {
        drawn.push(isLate ? `${name}, late` : name);
        then?.();
      }),
    rest: () => tasks.shift()?.(),
  };
};

describe('the pace of a monitor', () => {
  it('draws nothing before the page rests, then one drawing a time in their order', () => {
    const { draw, drawn, rest } = idlePage();
    draw('boards');
    draw('ticker');
    expect(drawn).toEqual([]);
    rest();
    expect(drawn).toEqual(['boards']);
    rest();
    expect(drawn).toEqual(['boards', 'ticker']);
  });

  it('asks for one rest at a time and for none when nothing waits', () => {
    const { draw, tasks, rest } = idlePage();
    draw('boards');
    draw('ticker');
    expect(tasks).toHaveLength(1);
    rest();
    expect(tasks).toHaveLength(1);
    rest();
    expect(tasks).toHaveLength(0);
    draw('tree');
    expect(tasks).toHaveLength(1);
  });

  it('goes on with what a drawing brings, and after a drawing that fails', () => {
    const { draw, drawn, rest } = idlePage();
    draw('boards', () => draw('ticker'));
    rest();
    rest();
    expect(drawn).toEqual(['boards', 'ticker']);
    draw('broken', () => {
      throw new Error('cannot be drawn');
    });
    draw('tree');
    expect(rest).toThrow('cannot be drawn');
    rest();
    expect(drawn.at(-1)).toBe('tree');
  });

  it('draws all that waits at once, as it stands, when the page is seen again; later rests find nothing', () => {
    const { draw, drawn, rest, catchUp, tasks } = idlePage();
    draw('boards');
    draw('ticker');
    catchUp();
    expect(drawn).toEqual(['boards, late', 'ticker, late']);
    rest();
    expect([drawn.length, tasks.length]).toEqual([2, 0]);
  });

  it('needs no rest that never comes: what waited too long is drawn with the next picture', () => {
    const { draw, drawn, tasks, time, rest } = idlePage();
    draw('boards');
    tasks.length = 0;
    time.nowMs = 60_000;
    draw('ticker');
    expect(drawn).toEqual(['boards, late']);
    rest();
    expect(drawn).toEqual(['boards, late', 'ticker']);
  });
});
