import { describe, expect, it } from 'vitest';
import { isWatchAsked, reached, readWatched, seenThrough, type Watched } from './watched';

describe('how far somebody has come in matches', () => {
  it('is the farthest moment that he has seen of each', () => {
    const twice = reached(reached(reached({}, 'a', 3), 'b', 0), 'a', 1);
    expect(twice).toEqual({ a: 3, b: 0 });
    expect(seenThrough(twice, 'a')).toEqual({ b: 0 });
  });

  it('is remembered of fifty matches, the one seen longest ago is forgotten', () => {
    let watched: Watched = {};
    for (let match = 0; match < 60; match += 1) watched = reached(watched, `m${match}`, match);
    expect(Object.keys(watched)).toHaveLength(50);
    expect([watched['m9'], watched['m10'], watched['m59']]).toEqual([undefined, 10, 59]);
  });

  it('is read as far as it is understood', () => {
    expect(readWatched({ a: 3, b: 'far', c: -1, d: 0.5 })).toEqual({ a: 3 });
    expect([readWatched(null), readWatched('x'), readWatched(7)]).toEqual([{}, {}, {}]);
  });

  it('is asked for by the address', () => {
    expect([isWatchAsked('?match=m1&watch'), isWatchAsked('?match=watch')]).toEqual([true, false]);
  });
});
