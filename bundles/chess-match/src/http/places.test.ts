import { describe, expect, it } from 'vitest';
import { createPlaces, type PlaceLimits, type Places } from './places';

const LIMITS: PlaceLimits = { inAll: 100, ofNewcomers: 60, perDevice: 40, perNewcomer: 10, ofOwn: 20 };
const HERE = '127.0.0.1';

/** How many of a thousand connections of an address are let in. */
const flood = (places: Places, address: string): number =>
  Array.from({ length: 1000 }, () => places.take(address)).filter((place) => typeof place !== 'string').length;

/** As many strangers as are needed to fill a number of places. */
const strangers = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `10.0.0.${index}`);

describe('places of a server', () => {
  it('one device takes a few of, and others come in', () => {
    const places = createPlaces(LIMITS);
    expect(flood(places, '10.0.0.1')).toBe(LIMITS.perNewcomer);
    expect(places.take('10.0.0.1')).toBe('device');
    expect(places.take('10.0.0.2')).toBeTypeOf('function');
  });

  it('this machine has its own of, however many hold the rest', () => {
    const places = createPlaces(LIMITS);
    for (const address of strangers(20)) flood(places, address);
    expect(places.take('10.0.1.1')).toBe('newcomers');
    for (const own of [HERE, '::1', '::ffff:127.0.0.1']) expect(places.take(own)).toBeTypeOf('function');
    expect([places.besides(HERE), places.besides('10.0.0.1')]).toEqual([3, LIMITS.ofNewcomers]);
    expect(flood(places, HERE)).toBe(LIMITS.ofOwn - 3);
  });

  it('are kept for those that were let in before', () => {
    const places = createPlaces(LIMITS);
    places.know('10.1.0.1');
    for (const address of strangers(20)) flood(places, address);
    expect(flood(places, '10.1.0.1')).toBe(LIMITS.perDevice);
    places.know('10.1.0.2');
    expect(places.take('10.1.0.2')).toBe('all');
  });

  it('are a newcomer’s no more once it is let in', () => {
    const places = createPlaces(LIMITS);
    const held = strangers(6);
    for (const address of held) flood(places, address);
    expect(places.take('10.1.0.1')).toBe('newcomers');
    places.know(held[0] ?? '');
    places.know(held[0] ?? '');
    expect(flood(places, '10.1.0.1')).toBe(LIMITS.perNewcomer);
    expect(flood(places, held[0] ?? '')).toBe(LIMITS.perDevice - LIMITS.perNewcomer);
  });

  it('come back, each once', () => {
    const places = createPlaces({ ...LIMITS, perNewcomer: 1 });
    const place = places.take('10.0.0.1');
    if (typeof place === 'string') throw new Error(place);
    expect(places.take('10.0.0.1')).toBe('device');
    place();
    place();
    const again = places.take('10.0.0.1');
    expect(again).toBeTypeOf('function');
    expect(places.take('10.0.0.1')).toBe('device');
    expect(places.besides('10.0.0.1')).toBe(1);
  });

  it('of an IPv6 network are one device’s', () => {
    const places = createPlaces(LIMITS);
    const held = Array.from({ length: 50 }, (_, index) => places.take(`2001:db8:1:1::${index + 1}`));
    expect(held.filter((place) => typeof place !== 'string')).toHaveLength(LIMITS.perNewcomer);
    expect(places.take('2001:db8:1:2::1')).toBeTypeOf('function');
  });
});
