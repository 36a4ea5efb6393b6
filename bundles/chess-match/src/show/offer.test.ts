import { describe, expect, it } from 'vitest';
import type { ShowCommand } from './commands';
import { decide } from './decide';
import { evolve } from './evolve';
import { DEFAULTS } from './graphics';
import { initial } from './state';

const board = (title: string) => ({ ...DEFAULTS.analysis.content, title }) as typeof DEFAULTS.analysis.content;
const offer = (title: string): ShowCommand => ({ type: 'offerAnalysis', content: board(title) });
const WITHDRAW: ShowCommand = { type: 'offerAnalysis', content: null };
const TAKE = (takes: number): ShowCommand => ({ type: 'takeGraphic', graphic: 'analysis', takes });

const cue = (title: string): ShowCommand => ({
  type: 'cueGraphic',
  graphic: 'analysis',
  on: true,
  content: board(title),
});

/** What stands at the end of the commands, and which of them were refused. */
const after = (...commands: readonly ShowCommand[]) => {
  const refused: string[] = [];
  let state = initial();
  for (const command of commands) {
    const decided = decide(state, command, null, 1);
    if (decided.ok) state = evolve(state, decided.value);
    else refused.push(decided.error.code);
  }
  const { on, cue: cued, content } = state.slots.analysis;
  return { on, cued: cued?.content.title ?? null, title: content.title, isOffered: state.isOffered, refused };
};

describe('a commentator offers a board', () => {
  it('an offer is cued and changes nothing on air until the director takes it', () => {
    expect(after(offer('a'))).toEqual({ on: false, cued: 'a', title: '', isOffered: true, refused: [] });
    expect(after(offer('a'), TAKE(0))).toEqual({ on: true, cued: null, title: 'a', isOffered: false, refused: [] });
  });

  it('an offer replaces an offer and can be withdrawn', () => {
    expect(after(offer('a'), offer('b'))).toMatchObject({ cued: 'b', isOffered: true, refused: [] });
    expect(after(offer('a'), WITHDRAW)).toMatchObject({ cued: null, isOffered: false, refused: [] });
    expect(after(WITHDRAW)).toMatchObject({ refused: ['show/nothing_cued'] });
  });

  it('never replaces nor withdraws what the director cued himself', () => {
    expect(after(cue('mine'), offer('a'), WITHDRAW)).toMatchObject({
      cued: 'mine',
      isOffered: false,
      refused: ['show/cued_by_director', 'show/cued_by_director'],
    });
    expect(after(offer('a'), cue('mine'), offer('b'))).toMatchObject({
      cued: 'mine',
      refused: ['show/cued_by_director'],
    });
  });

  it('stays an offer while other graphics change, and is the director’s once he brought it back himself', () => {
    const other: ShowCommand = { type: 'takeGraphic', graphic: 'ticker', takes: 0 };
    expect(after(offer('a'), other, offer('b'))).toMatchObject({ cued: 'b', refused: [] });
    expect(after(offer('a'), TAKE(0), { type: 'undoShow', showVersion: 2 }, offer('b'))).toMatchObject({
      cued: 'a',
      refused: ['show/cued_by_director'],
    });
  });
});
