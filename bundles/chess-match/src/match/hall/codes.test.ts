import { describe, expect, it } from 'vitest';
import { createCodes } from './codes';

const MINUTE_MS = 60_000;

const setUp = () => {
  const clock = { ms: 1000 };
  const codes = createCodes(() => clock.ms);
  const take = (codeOrSecret: string, address = 'a') => codes.take({ codeOrSecret, address });
  return { clock, codes, take };
};

describe('codes for devices', () => {
  it('are used once, as they are read aloud', () => {
    const { codes, take } = setUp();
    const { code, place } = codes.issue('clock', 'left');
    const spoken = `${code.slice(0, 3)} ${code.slice(3, 6)}-${code.slice(6)}`;
    expect(take(spoken)).toMatchObject({ place, name: 'left' });
    expect(take(spoken)).toBe('wrong');
    expect(codes.open()).toEqual([]);
  });

  it('run out after ten minutes', () => {
    const { clock, codes, take } = setUp();
    const { code } = codes.issue('clock', '');
    clock.ms += 10 * MINUTE_MS - 1;
    expect(codes.open()).toHaveLength(1);
    clock.ms += 1;
    expect(codes.open()).toEqual([]);
    expect(take(code)).toBe('wrong');
  });

  it('are taken back by whoever issued them', () => {
    const { codes, take } = setUp();
    const { id, code } = codes.issue('clock', '');
    expect(codes.drop(id)).toBe(true);
    expect(codes.drop(id)).toBe(false);
    expect(take(code)).toBe('wrong');
  });

  it('cannot be tried out: five wrong ones a minute of one address, thirty in all', () => {
    const { clock, codes, take } = setUp();
    const { code } = codes.issue('clock', '');
    for (let count = 0; count < 5; count += 1) expect(take('000000000')).toBe('wrong');
    expect(take(code)).toBe('too_many');
    expect(take('000000000', 'b')).toBe('wrong');
    for (let count = 0; count < 24; count += 1) expect(take('000000000', `c${count}`)).toBe('wrong');
    expect(take(code, 'fresh')).toBe('too_many');
    clock.ms += MINUTE_MS;
    expect(take(code)).toMatchObject({ place: 'clock' });
  });

  it('never keep out a secret of a QR code, however many wrong codes come', () => {
    const { codes, take } = setUp();
    const { secret } = codes.issue('scoreboard', '');
    for (let count = 0; count < 40; count += 1) take('000000000');
    expect(take(secret)).toMatchObject({ place: 'scoreboard' });
  });
});
