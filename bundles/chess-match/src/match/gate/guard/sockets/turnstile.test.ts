import { describe, expect, it } from 'vitest';
import { createTurnstile } from './turnstile';

const setUp = () => {
  const turns: (() => void)[] = [];
  const order: string[] = [];
  const turnstile = createTurnstile((run) => turns.push(run));
  const connections = new Map<string, object>();
  const enter = (name: string, packet: number): void => {
    const connection = connections.get(name) ?? {};
    connections.set(name, connection);
    turnstile.enter(connection, () => order.push(`${name}${packet}`));
  };
  const turn = (): boolean => {
    const run = turns.shift();
    run?.();
    return run !== undefined;
  };
  return { enter, turn, order };
};

describe('packets of many connections', () => {
  it('are served at once where one comes alone', () => {
    const { enter, order } = setUp();
    enter('a', 1);
    enter('b', 1);
    expect(order).toEqual(['a1', 'b1']);
  });

  it('wait for those that the same connection brought before, and for nobody else', () => {
    const { enter, turn, order } = setUp();
    for (let packet = 1; packet <= 1000; packet += 1) enter('flood', packet);
    expect(order).toEqual(['flood1']);
    turn();
    enter('page', 1);
    expect(order).toEqual(['flood1', 'flood2', 'page1']);
    while (turn());
    expect(order).toHaveLength(1001);
    expect(order.slice(3, 5)).toEqual(['flood3', 'flood4']);
  });

  it('are served connection by connection, each in its own order', () => {
    const { enter, turn, order } = setUp();
    for (let packet = 1; packet <= 3; packet += 1) for (const name of ['a', 'b', 'c']) enter(name, packet);
    while (turn());
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3']);
  });
});
