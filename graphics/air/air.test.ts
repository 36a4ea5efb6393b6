import { describe, expect, it } from 'vitest';
import { airView, previewView } from 'chess-match/client/show';
import { airOf, drawnOf, planAir } from './air';
import { showWith } from './showFixture';

const show = showWith('intro', {
  on: false,
  content: { title: 'now', subtitle: '' },
  cue: { on: true, content: { title: 'next', subtitle: '' } },
});

describe('what a graphic shows', () => {
  it('is its program, and in a preview what a take would put on air', () => {
    expect(airOf(airView(show), 'intro')).toEqual({ on: false, content: { title: 'now', subtitle: '' } });
    expect(airOf(previewView(show), 'intro')).toEqual({ on: true, content: { title: 'next', subtitle: '' } });
  });

  it('is the program in a preview too while nothing is cued', () => {
    const ticker = showWith('ticker', { on: true, content: {} });
    expect(airOf(previewView(ticker), 'ticker')).toEqual({ on: true, content: {} });
  });
});

describe('a graphic that comes and goes', () => {
  const plan = () => ['inside'];
  const [into, out] = [{ on: true }, { on: false }];

  it('moves as a whole when it comes or goes, inside while it stays, not at all while it is out', () => {
    expect(planAir(out, into, plan)).toEqual([{ kind: 'in' }]);
    expect(planAir(into, out, plan)).toEqual([{ kind: 'out' }]);
    expect(planAir(into, { ...into }, plan)).toEqual(['inside']);
    expect(planAir(out, { ...out }, plan)).toEqual([]);
  });

  it('draws what leaves as a ghost, and nothing when nothing was there', () => {
    expect(drawnOf(into, out)).toEqual({ picture: into, isGhost: false });
    expect(drawnOf(out, into)).toEqual({ picture: into, isGhost: true });
    expect(drawnOf(out, out)).toBeNull();
    expect(drawnOf(out, null)).toBeNull();
  });
});
