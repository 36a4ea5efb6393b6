import { describe, expect, it } from 'vitest';
import { createGather } from './gather';

interface Values {
  match: number;
  board: string;
  score: number;
  show: string;
}

const setUp = () => {
  const emitted: Values[] = [];
  const waiting: (() => void)[] = [];
  const gather = createGather<Values>({
    names: ['match', 'board', 'score', 'show'],
    last: 'match',
    free: ['show'],
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
  gather.set('board', 'a');
  gather.set('show', 'x');
  return { gather, emitted, waiting, settle };
};

describe('gathering values of one version', () => {
  it('is silent until all are known, whatever comes last', () => {
    const { gather, emitted } = setUp();
    expect(emitted).toEqual([]);
    gather.set('score', 0);
    expect(emitted).toEqual([{ match: 1, board: 'a', score: 0, show: 'x' }]);
  });

  it('shows no half of a change: the picture waits for the match', () => {
    const { gather, emitted, waiting } = setUp();
    gather.set('score', 0);
    gather.set('board', 'b');
    gather.set('score', 3);
    expect(emitted).toHaveLength(1);
    gather.set('match', 2);
    expect(emitted.slice(1)).toEqual([{ match: 2, board: 'b', score: 3, show: 'x' }]);
    expect(waiting).toEqual([]);
  });

  it('does not keep a value back for ever that came after the match, as after a reconnection', () => {
    const { gather, emitted, settle } = setUp();
    gather.set('score', 0);
    gather.set('match', 2);
    gather.set('board', 'late');
    expect(emitted.at(-1)).toEqual({ match: 2, board: 'a', score: 0, show: 'x' });
    settle();
    expect(emitted.at(-1)).toEqual({ match: 2, board: 'late', score: 0, show: 'x' });
  });

  it('shows at once what lives beside the match, without the half of a change that waits for it', () => {
    const { gather, emitted } = setUp();
    gather.set('score', 0);
    gather.set('board', 'b');
    gather.set('show', 'y');
    expect(emitted.at(-1)).toEqual({ match: 1, board: 'a', score: 0, show: 'y' });
    gather.set('match', 2);
    expect(emitted.at(-1)).toEqual({ match: 2, board: 'b', score: 0, show: 'y' });
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
