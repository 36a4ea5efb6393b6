import { describe, expect, it } from 'vitest';
import { createPace } from './pace';

const idlePage = () => {
  const tasks: (() => void)[] = [];
  const drawn: string[] = [];
  const pace = createPace({ whenIdle: (task) => void tasks.push(task) });
  return {
    drawn,
    tasks,
    draw: (name: string, then?: () => void) =>
      pace(() => {
        drawn.push(name);
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
});
