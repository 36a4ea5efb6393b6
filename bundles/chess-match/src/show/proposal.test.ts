import { describe, expect, it } from 'vitest';
import type { ShowCommand } from './commands';
import { decide } from './decide';
import { evolve } from './evolve';
import { DEFAULTS } from './graphics';
import { initial } from './state';

const board = (title: string) => ({ ...DEFAULTS.analysis.content, title }) as typeof DEFAULTS.analysis.content;
const proposal = (title: string): ShowCommand => ({ type: 'proposeAnalysis', content: board(title) });
const WITHDRAW: ShowCommand = { type: 'proposeAnalysis', content: null };
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
  return { on, cued: cued?.content.title ?? null, title: content.title, isProposed: state.isProposed, refused };
};

describe('a commentator proposes a board', () => {
  it('a proposal is cued and changes nothing on air until the director takes it', () => {
    expect(after(proposal('a'))).toEqual({ on: false, cued: 'a', title: '', isProposed: true, refused: [] });
    expect(after(proposal('a'), TAKE(0))).toEqual({ on: true, cued: null, title: 'a', isProposed: false, refused: [] });
  });

  it('a proposal replaces a proposal and can be withdrawn', () => {
    expect(after(proposal('a'), proposal('b'))).toMatchObject({ cued: 'b', isProposed: true, refused: [] });
    expect(after(proposal('a'), WITHDRAW)).toMatchObject({ cued: null, isProposed: false, refused: [] });
    expect(after(WITHDRAW)).toMatchObject({ refused: ['show/nothing_cued'] });
  });

  it('never replaces nor withdraws what the director cued himself', () => {
    expect(after(cue('mine'), proposal('a'), WITHDRAW)).toMatchObject({
      cued: 'mine',
      isProposed: false,
      refused: ['show/cued_by_director', 'show/cued_by_director'],
    });
    expect(after(proposal('a'), cue('mine'), proposal('b'))).toMatchObject({
      cued: 'mine',
      refused: ['show/cued_by_director'],
    });
  });

  it('stays a proposal while other graphics change, and is the director’s once he brought it back himself', () => {
    const other: ShowCommand = { type: 'takeGraphic', graphic: 'ticker', takes: 0 };
    expect(after(proposal('a'), other, proposal('b'))).toMatchObject({ cued: 'b', refused: [] });
    expect(after(proposal('a'), TAKE(0), { type: 'undoShow', showVersion: 2 }, proposal('b'))).toMatchObject({
      cued: 'a',
      refused: ['show/cued_by_director'],
    });
  });
});
