import { describe, expect, it } from 'vitest';
import { createAdmission, type Claim } from './admission';
import { deviceOf } from '../../../../http/device';
import { ADDRESSES_KEPT, AT_ONCE, BODY_BYTES, IN_ALL, PER_ADDRESS } from './limits';

const bench = () => {
  let nowMs = 0;
  const admission = createAdmission(() => nowMs);
  const admit = (claim: Partial<Claim> = {}) =>
    admission.admit({ address: '10.0.0.1', purse: 'files', bodyBytes: 0, ...claim });
  /** Asks and is answered, n times. @returns how many were let in */
  const burst = (n: number, claim: Partial<Claim> = {}): number => {
    let passed = 0;
    for (let i = 0; i < n; i += 1) {
      const answer = admit(claim);
      if (typeof answer === 'function') {
        answer();
        passed += 1;
      }
    }
    return passed;
  };
  return { admit, burst, pass: (ms: number) => (nowMs += ms) };
};

describe('the limits', () => {
  it('take twenty graphics at once, several times over', () => {
    expect(bench().burst(20 * 15 * 5)).toBe(1500);
  });

  it('end a flood of one address, and let it on again as time goes by', () => {
    const { admit, burst, pass } = bench();
    const { burst: most, perSecond } = PER_ADDRESS.reads;
    expect(burst(most + 50, { purse: 'reads' })).toBe(most);
    expect(admit({ purse: 'reads' })).toMatchObject({ kind: 'too_fast', status: 429, headers: { 'retry-after': '1' } });
    pass(1000);
    expect(burst(most, { purse: 'reads' })).toBe(perSecond);
  });

  it('keep the files of a page out of what other requests use up', () => {
    const { burst } = bench();
    for (const purse of ['reads', 'writes', 'link'] as const) burst(5000, { purse });
    expect(burst(400)).toBe(400);
  });

  it('keep one address out of what another uses up', () => {
    const { burst } = bench();
    burst(10_000, { purse: 'writes' });
    expect(burst(100, { purse: 'writes', address: '10.0.0.2' })).toBe(100);
  });

  it('hold for all addresses together', () => {
    const { burst } = bench();
    const each = PER_ADDRESS.reads.burst;
    const passed = Array.from({ length: 10 }, (_, i) => burst(each, { purse: 'reads', address: `10.0.1.${i}` }));
    expect(passed.reduce((a, b) => a + b)).toBe(IN_ALL.reads.burst);
  });

  it('count what waits for its answer', () => {
    const { admit } = bench();
    const open = Array.from({ length: AT_ONCE.perAddress }, () => admit());
    expect(admit()).toMatchObject({ kind: 'too_many_at_once', status: 429 });
    const [first] = open;
    if (typeof first === 'function') {
      first();
      first();
    }
    expect(admit()).toBeTypeOf('function');
    expect(admit()).toMatchObject({ kind: 'too_many_at_once' });
  });

  it('count bytes', () => {
    const { admit, burst } = bench();
    const bodyBytes = BODY_BYTES.perAddress.burst / 4;
    expect(burst(10, { purse: 'writes', bodyBytes })).toBe(4);
    expect(admit({ purse: 'writes', bodyBytes })).toMatchObject({ kind: 'too_many_bytes', status: 429 });
  });

  it('do not let bodies that claim to be endless use up what others have', () => {
    const { burst, pass } = bench();
    for (let i = 0; i < 50; i += 1) burst(20, { purse: 'writes', bodyBytes: 1e15, address: `10.0.2.${i}` });
    pass(100);
    expect(burst(10, { purse: 'writes', bodyBytes: 10_000, address: '10.0.0.2' })).toBe(10);
  });

  it('keep the machine itself out of what the network uses up', () => {
    const { admit, burst } = bench();
    for (let i = 0; i < 50; i += 1) {
      burst(PER_ADDRESS.writes.burst, { purse: 'writes', address: `10.0.2.${i}` });
      for (let j = 0; j < 30; j += 1) admit({ address: `10.0.2.${i}` });
    }
    expect(burst(100, { purse: 'writes', address: '10.0.3.1' })).toBe(0);
    expect(burst(100, { purse: 'writes', address: '127.0.0.1' })).toBe(100);
    expect(burst(100, { address: '::1' })).toBe(100);
  });

  it('forget addresses that are quiet, and none that waits', () => {
    const { admit, burst } = bench();
    const open = Array.from({ length: AT_ONCE.perAddress }, () => admit());
    for (let i = 0; i < ADDRESSES_KEPT + 10; i += 1)
      burst(1, { purse: 'link', address: `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}` });
    expect(open.every((answer) => typeof answer === 'function')).toBe(true);
    expect(admit()).toMatchObject({ kind: 'too_many_at_once' });
  });
});

describe('a device', () => {
  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::ffff:192.168.1.7', '192.168.1.7'],
    ['::1', '::1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::77', '2001:db8:1:2'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s is %s', (address, device) => {
    expect(deviceOf(address)).toBe(device);
  });
});
