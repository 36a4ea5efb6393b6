import { describe, expect, it } from 'vitest';
import { createGather } from './gather';

interface Values {
  match: number;
  complete: number;
  board: string;
  score: number;
  show: string;
}

const setUp = () => {
  const emitted: Values[] = [];
  const waiting: (() => void)[] = [];
  const gather = createGather<Values>({
    names: ['match', 'complete', 'board', 'score', 'show'],
    last: 'complete',
    isWhole: ({ match, complete }) => match === complete,
    goesWith: (_, name) => name === 'show',
    emit: (values) => emitted.push(values),
    later: (task) => {
      waiting.push(task);
      return () => waiting.splice(waiting.indexOf(task), 1);
    },
  });
  const settle = (): void => {
    for (const task of [...waiting]) task();
  };
  gather.set('match', 1);
  gather.set('complete', 1);
  gather.set('board', 'a');
  gather.set('show', 'x');
  return { gather, emitted, waiting, settle };
};

const FIRST: Values = { match: 1, complete: 1, board: 'a', score: 0, show: 'x' };

describe('gathering values of one version', () => {
  it('is silent until all are known, whatever comes last', () => {
    const { gather, emitted } = setUp();
    expect(emitted).toEqual([]);
    gather.set('score', 0);
    expect(emitted).toEqual([FIRST]);
  });

  it('shows no half of a change: the picture waits for the last of its version', () => {
    const { gather, emitted, waiting } = setUp();
    gather.set('score', 0);
    gather.set('score', 3);
    gather.set('match', 2);
    gather.set('board', 'b');
    expect(emitted).toHaveLength(1);
    gather.set('complete', 2);
    expect(emitted.slice(1)).toEqual([{ match: 2, complete: 2, board: 'b', score: 3, show: 'x' }]);
    expect(waiting).toEqual([]);
  });

  it('waits for the rest of a version as long as it takes on a crowded machine', () => {
    const { gather, emitted, settle } = setUp();
    gather.set('score', 0);
    gather.set('score', 3);
    gather.set('match', 2);
    settle();
    expect(emitted).toHaveLength(1);
    gather.set('board', 'b');
    settle();
    expect(emitted).toHaveLength(1);
    gather.set('complete', 2);
    expect(emitted.at(-1)).toEqual({ match: 2, complete: 2, board: 'b', score: 3, show: 'x' });
  });

  it('does not keep a value back for ever that came after the last, as after a reconnection', () => {
    const { gather, emitted, settle } = setUp();
    gather.set('score', 0);
    gather.set('match', 2);
    gather.set('complete', 2);
    gather.set('board', 'late');
    expect(emitted.at(-1)).toEqual({ ...FIRST, match: 2, complete: 2 });
    settle();
    expect(emitted.at(-1)).toEqual({ ...FIRST, match: 2, complete: 2, board: 'late' });
  });

  it('takes any order after a reconnection', () => {
    const { gather, emitted, settle } = setUp();
    gather.set('score', 0);
    gather.set('complete', 2);
    expect(emitted).toHaveLength(1);
    gather.set('match', 2);
    settle();
    expect(emitted.at(-1)).toEqual({ ...FIRST, match: 2, complete: 2 });
  });

  it('shows at once what lives beside the match, without the half of a change that waits for its last', () => {
    const { gather, emitted } = setUp();
    gather.set('score', 0);
    gather.set('board', 'b');
    gather.set('show', 'y');
    expect(emitted.at(-1)).toEqual({ ...FIRST, show: 'y' });
    gather.set('match', 2);
    gather.set('complete', 2);
    expect(emitted.at(-1)).toEqual({ match: 2, complete: 2, board: 'b', score: 0, show: 'y' });
  });

  it('emits nothing more once stopped', () => {
    const { gather, emitted, settle } = setUp();
    gather.set('score', 0);
    gather.set('board', 'b');
    gather.stop();
    settle();
    expect(emitted).toHaveLength(1);
  });
});
