import { describe, expect, it, vi } from 'vitest';
import type { ReplicantName } from '../../contract/replicants';
import { listLog } from '../testing/bench';
import { outlet, type Outlet, type When } from './outlet';
import { createOutlets } from './outlets';
import { cut, type Picture } from './picture';
import { createPublishing } from './publishing';
import { initialViews } from './views';

const nothing = (): undefined => undefined;
/** When all timers that are due have been run. */
const timersRun = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));
const ended = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const setUp = (outlets: readonly Outlet[], hears: readonly (() => void)[] = [], lookMs?: number) => {
  const logged: string[] = [];
  const waiting: (() => void)[] = [];
  let looks = 0;
  const all = createOutlets({
    outlets,
    listeners: hears.map((hear, at) => ({ name: at === 0 ? 'demonstration' : 'audit', hear })),
    quiet: (task) => void waiting.push(task),
    log: listLog(logged),
    onTrouble: () => (looks += 1),
    ...(lookMs !== undefined && { lookMs }),
  });
  const publishing = createPublishing(listLog(logged));
  publishing.openTo(all);
  const score = (white: number): void => publishing.put({ score: { ...initialViews().score, white } });
  const quiet = (): void => waiting.splice(0).forEach((task) => task());
  const codes = () => all.troubles().map(({ code, params }) => [code, params['outlet']]);
  return { all, publishing, score, quiet, codes, logged, looks: () => looks };
};

const seenBy = (name: Outlet['name'], when: When, seen: string[]): Outlet =>
  outlet({ name, when, of: ['score'], take: (picture) => void seen.push(`${name} ${picture.view('score').white}`) });

const failing = (fails: { readonly is: boolean }, of: readonly ReplicantName[] = ['score']): Outlet => ({
  name: 'obs',
  of,
  when: 'at once',
  take: () => {
    if (fails.is) throw new Error('socket is gone');
  },
});

describe('the list of outlets', () => {
  it('tells each at its time, in order, and who waits for quiet of the latest alone', async () => {
    const seen: string[] = [];
    const order = [
      seenBy('home', 'quiet', seen),
      seenBy('tables', 'after pages', seen),
      seenBy('hall', 'quiet', seen),
      seenBy('pages', 'at once', seen),
    ];
    const { score, quiet } = setUp(order);
    score(1);
    score(2);
    expect(seen).toEqual(['pages 1', 'pages 2']);
    await ended();
    expect(seen.splice(0)).toEqual(['pages 1', 'pages 2', 'tables 1', 'tables 2']);
    quiet();
    expect(seen).toEqual(['home 2', 'hall 2']);
  });

  it('tells nobody of what is not his, and lets him ask for nothing else', () => {
    const taken: Picture<'score'>[] = [];
    const { publishing, score } = setUp([
      outlet({ name: 'home', of: ['score'], when: 'at once', take: (picture) => void taken.push(picture) }),
    ]);
    publishing.put({ draft: { ...initialViews().draft, line: '1:e4' } });
    expect(taken).toEqual([]);
    score(1);
    const [picture] = taken as unknown as Picture[];
    expect(() => picture?.view('draft')).toThrow('View "draft" is not for whoever asks');
    expect(() => picture?.text('draft')).toThrow('View "draft" is not for whoever asks');
  });

  it('goes on where one throws, says so in health, and no more once it is told and does not', () => {
    const seen: string[] = [];
    const fails = { is: true };
    const { score, codes, logged, looks } = setUp([failing(fails), seenBy('pages', 'at once', seen)]);
    score(1);
    score(2);
    expect(seen).toEqual(['pages 1', 'pages 2']);
    expect(codes()).toEqual([['outlet/failed', 'obs']]);
    expect([logged.length, looks()]).toEqual([1, 1]);
    fails.is = false;
    score(3);
    expect([codes(), looks()]).toEqual([[], 2]);
  });

  it('goes on where one throws later, when pages have it all or when the turn ends', async () => {
    const seen: string[] = [];
    const late = (['after pages', 'quiet'] as const).map((when) => ({ ...failing({ is: true }), when }));
    const { score, quiet, codes } = setUp([...late, seenBy('hall', 'quiet', seen)]);
    score(1);
    await ended();
    quiet();
    expect([seen, codes()]).toEqual([['hall 1'], [['outlet/failed', 'obs']]]);
  });

  it('waits for nobody who hangs: the others have the next picture, and health says who', async () => {
    vi.useFakeTimers();
    try {
      const seen: string[] = [];
      let finish = nothing as () => void;
      const hangs = new Promise<void>((resolve) => (finish = resolve));
      const { score, codes } = setUp([
        { name: 'rescuePicture', of: ['score'], when: 'at once', take: () => hangs },
        seenBy('pages', 'at once', seen),
      ]);
      score(1);
      score(2);
      expect([seen, codes()]).toEqual([['pages 1', 'pages 2'], []]);
      await vi.advanceTimersByTimeAsync(6000);
      expect(codes()).toEqual([['outlet/hangs', 'rescuePicture']]);
      finish();
      await vi.advanceTimersByTimeAsync(1);
      expect(codes()).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('blames nobody for a time in which the process itself stood still', async () => {
    let finish = nothing as () => void;
    const promised = new Promise<void>((resolve) => (finish = resolve));
    const lookMs = 10;
    const { all, score, codes, logged } = setUp(
      [{ name: 'rescuePicture', of: ['score'], when: 'at once', take: () => promised }],
      [],
      lookMs,
    );
    score(1);
    // Longer than anybody may hang.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 30 * lookMs);
    await timersRun();
    expect([codes(), logged, all.troubles()]).toEqual([[], [], []]);
    finish();
  });

  it('lets no listener keep an answer from the next one', () => {
    let heard = 0;
    const throwing = (): never => {
      throw new Error('no');
    };
    const { all, codes } = setUp([], [throwing, () => (heard += 1)]);
    const answer = { ok: true, version: 1, matchId: null } as const;
    all.answered({ input: {}, identity: { role: 'operator', name: 'operator' }, answer });
    expect(heard).toBe(1);
    expect(codes()).toEqual([['outlet/failed', 'demonstration']]);
  });
});

describe('a picture', () => {
  it('is told whole to those who come when it is there, and works a view out once, when it is asked for', () => {
    const publishing = createPublishing(listLog([]));
    let made = 0;
    publishing.change({ score: () => ({ ...initialViews().score, white: (made += 1) }) });
    expect(made).toBe(0);
    const seen: string[] = [];
    publishing.openTo(
      createOutlets({
        outlets: [seenBy('pages', 'at once', seen), seenBy('obs', 'at once', seen)],
        listeners: [],
        quiet: nothing,
        log: listLog([]),
        onTrouble: nothing,
      }),
    );
    expect([seen, made]).toEqual([['pages 1', 'obs 1'], 1]);
  });

  it('keeps a view that could not be worked out as it was, for everybody alike', () => {
    const seen: unknown[] = [];
    const taking: Outlet = {
      name: 'pages',
      of: ['score', 'match'],
      when: 'at once',
      take: (picture) => void seen.push(cut(picture, ['score']).score.white),
    };
    const { publishing, score, logged } = setUp([taking, { ...taking, name: 'obs' }]);
    score(3);
    publishing.change({
      score: () => {
        throw new Error('no idea');
      },
    });
    expect(seen).toEqual([3, 3, 3, 3]);
    expect(logged.filter((line) => line.includes('View "score" could not be worked out'))).toHaveLength(1);
  });
});
