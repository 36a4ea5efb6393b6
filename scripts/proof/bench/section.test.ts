import { describe, expect, it } from 'vitest';
import { measure, once } from './section';
import type { Row } from './figures';

const row = (what: string): Row => ({ what, value: 1, unit: 'ms', limit: null });

describe('a section of the bench', () => {
  it('has all its rows where nothing breaks it', async () => {
    expect(await measure(once(() => [row('a'), row('b')]))).toEqual({ rows: [row('a'), row('b')], failure: null });
  });

  it('that breaks keeps what it measured before, and says why', async () => {
    const failure = new Error('no answer');
    const broken = async function* () {
      yield await Promise.resolve([row('a')]);
      throw failure;
    };
    expect(await measure(broken)).toEqual({ rows: [row('a')], failure });
  });

  it('is broken off by what nobody in it waits for', async () => {
    const failure = new Error('socket has been disconnected');
    const stuck = async function* () {
      yield await Promise.resolve([row('a')]);
      process.emit('unhandledRejection', failure, Promise.resolve());
      yield await new Promise<Row[]>(() => undefined);
    };
    expect(await measure(stuck)).toEqual({ rows: [row('a')], failure });
  });
});
