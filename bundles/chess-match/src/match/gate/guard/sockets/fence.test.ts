import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { fence, type Emitter } from './fence';

const setUp = () => {
  const emitter = new EventEmitter();
  const failures: unknown[] = [];
  const put = (): void =>
    fence(emitter as unknown as Emitter, (error, event, args) =>
      failures.push([event, (error as Error).message, args]),
    );
  return { emitter, failures, put };
};

const fail = (): never => {
  throw new Error('no');
};

describe('a fence', () => {
  it('holds what listeners throw, those before it and those after it', () => {
    const { emitter, failures, put } = setUp();
    emitter.on('a', fail);
    put();
    emitter.on('b', fail).addListener('c', fail).once('d', fail).prependListener('e', fail);
    for (const event of ['a', 'b', 'c', 'd', 'e', 'd']) emitter.emit(event, event);
    expect(failures).toEqual(['a', 'b', 'c', 'd', 'e'].map((event) => [event, 'no', [event]]));
  });

  it('holds what they reject', async () => {
    const { emitter, failures, put } = setUp();
    put();
    emitter.on('later', () => Promise.reject(new Error('late')));
    emitter.emit('later', 1);
    await Promise.resolve();
    await Promise.resolve();
    expect(failures).toEqual([['later', 'late', [1]]]);
  });

  it('lets the other listeners of the event do their work, in their order', () => {
    const { emitter, put } = setUp();
    const order: number[] = [];
    emitter.on('x', () => order.push(1));
    emitter.on('x', fail);
    put();
    emitter.on('x', () => order.push(3));
    emitter.prependListener('x', () => order.push(0));
    emitter.emit('x');
    expect(order).toEqual([0, 1, 3]);
  });

  it('lets listeners be removed by their own names, and run once', () => {
    const { emitter, put } = setUp();
    const heard: string[] = [];
    const listener = (): unknown => heard.push('on');
    emitter.once('x', () => heard.push('once before'));
    put();
    emitter.on('x', listener);
    emitter.once('x', () => heard.push('once after'));
    emitter.emit('x');
    emitter.off('x', listener);
    emitter.emit('x');
    expect(heard).toEqual(['once before', 'on', 'once after']);
    expect(emitter.listenerCount('x')).toBe(0);
  });
});
