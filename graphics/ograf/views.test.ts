import { describe, expect, it } from 'vitest';
import { stateOf, type LiveSources } from '../../bundles/chess-match/src/match/api/liveState';
import { NO_STATISTICS } from '../../bundles/chess-match/src/match/publish/noStatistics';
import { airView } from 'chess-match/client/show';
import { ANY } from '../air/anyGame/fixtures';
import { SHOW_FIXTURE } from '../air/showFixture';
import { steadyShift, viewsOf } from './views';

const sourcesOf = (name: keyof typeof ANY): LiveSources =>
  ({
    ...ANY[name],
    speaking: { ids: [] },
    statistics: NO_STATISTICS,
    spoken: { people: [] },
    air: airView(SHOW_FIXTURE),
  }) as unknown as LiveSources;

/** As it comes over the wire. */
const told = (sources: LiveSources) => JSON.parse(JSON.stringify(stateOf(sources))) as ReturnType<typeof stateOf>;
const at = (path: string): string => `http://studio${path}?key=k`;

describe('what an exported graphic is drawn from', () => {
  it.each(Object.keys(ANY) as (keyof typeof ANY)[])('is what our own pages have, for %s', (name) => {
    const sources = sourcesOf(name);
    const { views } = viewsOf(told(sources), null, 0, at);
    const { boards, clocks, score, course, turns, play, match } = sources;
    expect(views).toMatchObject(JSON.parse(JSON.stringify({ boards, clocks, score, course, turns, play })) as object);
    expect({ ...views.match, version: 0, threads: [], correction: null }).toEqual({
      ...match,
      version: 0,
      threads: [],
      correction: null,
    });
  });

  it('has people with their pictures at the server, and not by what they are heard', () => {
    const { people } = viewsOf(told(sourcesOf('any-two')), null, 0, at).views;
    const photos = people.white.people.flatMap(({ photo }) => photo ?? []);
    expect(photos.length).toBeGreaterThan(0);
    expect(photos.every((photo) => photo.startsWith('http://studio'))).toBe(true);
    expect(people.white.people.some(({ hasMic }) => hasMic)).toBe(false);
  });

  it('keeps every object that did not change, and the version with them; another turn is another version', () => {
    const first = viewsOf(told(sourcesOf('any')), null, 0, at);
    const same = viewsOf(told(sourcesOf('any')), first, 0, at);
    expect(same.views).toBe(first.views);
    const other = viewsOf(told(sourcesOf('any-start')), same, 0, at);
    expect(other.views.match.version).toBe(first.views.match.version + 1);
    const speaking = { ...told(sourcesOf('any-start')), speaking: ['c1'] };
    const heard = viewsOf(speaking, other, 0, at);
    expect(heard.views.match).toBe(other.views.match);
  });

  it('tells running clocks by this page’s time, and the end of a break too', () => {
    const state = told(sourcesOf('any'));
    const running = { ...state.clocks.clocks[0]!, runningSinceMs: 1000 };
    const broken = { ...state.air.graphics.break, content: { text: '', untilMs: 9000 } };
    const air = { ...state.air, graphics: { ...state.air.graphics, break: broken } };
    const { views } = viewsOf({ ...state, air, clocks: { ...state.clocks, clocks: [running] } }, null, 500, at);
    expect(views.clocks.clocks[0]?.runningSinceMs).toBe(1500);
    expect(views.air.graphics.break.content.untilMs).toBe(9500);
  });

  it('a correction is news once, however often it is told', () => {
    const first = viewsOf(told(sourcesOf('any-corrected')), null, 0, at);
    const again = viewsOf({ ...told(sourcesOf('any-corrected')), speaking: ['w1'] }, first, 0, at);
    expect(again.views.match.correction).toBe(first.views.match.correction);
    const state = told(sourcesOf('any-corrected'));
    const other = { ...state, match: { ...state.match, correction: { ...state.match.correction!, number: 5 } } };
    expect(viewsOf(other, again, 0, at).views.match.correction?.seq).toBe(2);
  });
});

it('a shift measured a little otherwise stays as it was', () => {
  const shift = steadyShift();
  expect([shift(1000), shift(1040), shift(1500), shift(1450)]).toEqual([1000, 1000, 1500, 1500]);
});
