import { describe, expect, it } from 'vitest';
import { GRAPHIC_IDS } from '../graphics';
import { LAYERS } from '../layers';
import { evolve } from '../evolve';
import { project } from '../project';
import type { ShowState } from '../state';
import { createDesk } from '../testing/desk';
import { dueReturn, pendingReturn, planReturn } from './returning';
import type { SuggestionKind } from './modes';

const AT = 100_000;
const SECONDS = 15;
const DUE = AT + SECONDS * 1000;

const picture = ({ slots }: ShowState) => GRAPHIC_IDS.filter((id) => LAYERS[id] !== 'apart' && slots[id].on);

/** A show in which a rule took the tree instead of the boards at AT, once per kind. */
const taken = (...kinds: readonly SuggestionKind[]): ShowState => {
  const desk = createDesk();
  const before = desk.state();
  const airs = [
    { graphic: 'boards', air: { ...before.slots.boards, on: false } },
    { graphic: 'tree', air: { ...before.slots.tree, on: true } },
  ] as const;
  return again(before, airs, kinds);
};
const again = (
  before: ShowState,
  airs: Extract<Parameters<typeof evolve>[1], { type: 'graphicsTaken' }>['airs'],
  kinds: readonly SuggestionKind[],
  atMs = AT,
): ShowState => {
  const state = kinds.reduce(
    (show) => evolve(show, { type: 'graphicsTaken', airs, item: null, suggestion: 'x', atMs }),
    before,
  );
  const planned = planReturn(before, kinds, atMs);
  return planned === null ? state : evolve(state, planned);
};
const at = (state: ShowState, atMs: number): ShowState => dueReturn(state, atMs).reduce(evolve, state);

describe('what a rule took', () => {
  it('goes back to what was on when its time is over, and not before', () => {
    const state = taken('branching');
    expect(picture(state)).toContain('tree');
    expect(project(state)).toMatchObject({ returnSeconds: SECONDS, returnAtMs: DUE });
    expect(dueReturn(state, DUE - 1)).toEqual([]);
    const back = at(state, DUE);
    expect(picture(back)).toEqual(picture(createDesk().state()));
    expect([project(back).returnAtMs, dueReturn(back, DUE + 1)]).toEqual([null, []]);
  });

  it('goes with all that the same turn took', () => {
    expect(picture(at(taken('branching', 'boardEnd'), DUE))).toEqual(picture(createDesk().state()));
  });

  it('takes an earlier picture with it that had not gone yet', () => {
    const first = taken('branching');
    const focus = [{ graphic: 'focus', air: { ...first.slots.focus, on: true } }] as const;
    const second = again(first, focus, ['boardEnd'], AT + 5000);
    expect(pendingReturn(second)).toMatchObject({ takes: 2, dueAtMs: DUE + 5000 });
    expect(dueReturn(second, DUE)).toEqual([]);
    expect(picture(at(second, DUE + 5000))).toEqual(picture(createDesk().state()));
  });

  it('stays where a hand has changed the air since, where it is told to, where there is no such rule', () => {
    const state = taken('branching');
    const { ticker } = state.slots;
    const touched = evolve(state, { type: 'graphicTaken', graphic: 'ticker', air: { ...ticker, on: true }, atMs: AT });
    expect(dueReturn(touched, DUE)).toEqual([]);
    expect(dueReturn(evolve(state, { type: 'airUndone', atMs: AT }), DUE)).toEqual([]);
    expect(dueReturn(evolve(state, { type: 'returnCalledOff', atMs: AT }), DUE)).toEqual([]);
    const never = evolve(createDesk().state(), { type: 'returnDelaySet', seconds: null, atMs: 0 });
    expect(planReturn(never, ['branching'], AT)).toBeNull();
  });

  it('stays when a cue is made, and the cue with it when it goes', () => {
    const state = taken('branching');
    const cued = evolve(state, { type: 'graphicCued', graphic: 'tree', cue: { on: false, content: {} }, atMs: AT });
    const back = at(cued, DUE);
    expect([back.slots.tree.on, back.slots.tree.cue]).toEqual([false, { on: false, content: {} }]);
  });

  it.each(['play', 'pause', 'matchOver'] as const)('stays as long as the match stands so: %s', (kind) => {
    expect(planReturn(createDesk().state(), [kind], AT)).toBeNull();
    expect(planReturn(createDesk().state(), ['branching', kind], AT)).toBeNull();
  });
});
