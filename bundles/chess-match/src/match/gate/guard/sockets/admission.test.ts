import { describe, expect, it } from 'vitest';
import { createAdmission } from './admission';

const setUp = () => {
  const clock = { ms: 0 };
  const admission = createAdmission(
    {
      sockets: { perAddress: 5, inAll: 8, unfinishedPerAddress: 3 },
      handshakes: { perSecond: 1, burst: 6 },
    },
    () => clock.ms,
  );
  const enter = (address: string) => {
    const refusal = admission.refusal(address);
    if (refusal !== null) return refusal.reason;
    const guest = admission.enter(address);
    return guest;
  };
  const join = (address: string) => {
    const guest = enter(address);
    if (typeof guest !== 'string') guest.finish();
    return guest;
  };
  return { clock, enter, join };
};

describe('who may connect', () => {
  it('is limited by address, and in all', () => {
    const { join } = setUp();
    for (let count = 0; count < 5; count += 1) expect(join('a')).toBeTypeOf('object');
    expect(join('a')).toMatch(/5 sockets of one address/);
    for (let count = 0; count < 3; count += 1) expect(join('b')).toBeTypeOf('object');
    expect(join('c')).toMatch(/8 sockets are open/);
    // This machine has room whatever the network does, and takes none from it.
    for (let count = 0; count < 5; count += 1) expect(join('127.0.0.1')).toBeTypeOf('object');
    expect(join('127.0.0.1')).toMatch(/5 sockets of one address/);
    expect(join('c')).toMatch(/8 sockets are open/);
  });

  it('has its place back when it leaves, once', () => {
    const { join } = setUp();
    const guests = Array.from({ length: 5 }, () => join('a'));
    for (const guest of guests.slice(0, 1)) {
      if (typeof guest === 'string') continue;
      guest.leave();
      guest.leave();
    }
    expect(join('a')).toBeTypeOf('object');
    expect(join('a')).toMatch(/5 sockets/);
  });

  it('must join something before more of it may come', () => {
    const { enter, join } = setUp();
    const first = enter('a');
    enter('a');
    enter('a');
    expect(enter('a')).toMatch(/joined nothing/);
    if (typeof first !== 'string') first.finish();
    expect(join('a')).toBeTypeOf('object');
  });

  it('comes at a steady rate after a rush', () => {
    const { clock, join } = setUp();
    for (let count = 0; count < 6; count += 1) {
      const guest = join('a');
      expect(guest).toBeTypeOf('object');
      if (typeof guest !== 'string') guest.leave();
    }
    expect(join('a')).toMatch(/more than 1 new sockets a second/);
    expect(join('b')).toBeTypeOf('object');
    clock.ms += 1000;
    expect(join('a')).toBeTypeOf('object');
  });
});
