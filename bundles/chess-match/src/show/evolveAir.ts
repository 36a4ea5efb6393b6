import { changesOf } from './changesOf';
import { isPrepared } from './evolveCues';
import type { GraphicAir, ShowEvent } from './events';
import type { Air } from './graphics';
import { coveredAfter } from './placing';
import { airOf, sameAir, withSlots } from './slots';
import type { AirChange, ShowState, Slot, Turnover } from './state';

/** How many changes on air can be taken back, one after the other. */
const UNDO_DEPTH = 50;

type AirEvent = Extract<
  ShowEvent,
  { type: 'graphicTaken' | 'graphicsTaken' | 'graphicsCleared' | 'graphicsRestored' | 'airUndone' | 'airRedone' }
>;

/** Slots after what is on air changed: whoever saw the numbers before is late. `cue` says what is cued afterwards. */
const turned = (
  state: ShowState,
  turnovers: readonly Turnover[],
  atMs: number,
  to: 'before' | 'after',
  cueOf: (turnover: Turnover) => Air | null,
): ShowState => {
  const slots = withSlots(
    state.slots,
    turnovers.map((turnover) => {
      const slot = state.slots[turnover.graphic];
      const cue = cueOf(turnover);
      const cues = sameAir(cue, slot.cue) ? slot.cues : slot.cues + 1;
      return [
        turnover.graphic,
        { ...turnover[to], cue, cues, takes: slot.takes + 1, takenAtMs: atMs } as Partial<Slot>,
      ];
    }),
  );
  return { ...state, slots, airVersion: state.version };
};

const turnoverOf = ({ slots }: ShowState, { graphic, air }: GraphicAir): Turnover => ({
  graphic,
  before: airOf(slots, graphic),
  after: air,
  cue: slots[graphic].cue,
});

/** What only makes room uses up nothing that was prepared for it. */
const leftOf = ({ after, cue }: Turnover): Air | null => (!after.on && cue?.on === true ? cue : null);

/** What a change used up of what was prepared: only a take does. */
const usedUp = ({ what }: AirChange, turnover: Turnover): Air | null =>
  what === 'take' && leftOf(turnover) === null ? turnover.cue : null;

/** A new change: what was taken back before it cannot be done again. */
const change = (
  state: ShowState,
  what: AirChange['what'],
  airs: readonly GraphicAir[],
  atMs: number,
  item: string | null,
): ShowState => {
  const turnovers = airs.map((air) => turnoverOf(state, air));
  const { current } = state.rundown;
  const next = turned(state, turnovers, atMs, 'after', (turnover) =>
    what === 'take' ? leftOf(turnover) : turnover.cue,
  );
  const covered = what === 'clear' ? state.covered : coveredAfter(state, airs, next);
  const made: AirChange = {
    what,
    turnovers,
    item: { before: current, after: item ?? current, cued: null },
    covered: { before: state.covered, after: covered },
  };
  return { ...next, covered, changes: [...state.changes, made].slice(-UNDO_DEPTH), undone: [] };
};

/** A take of what an item cued moves the rundown on. */
const taken = (state: ShowState, airs: readonly GraphicAir[], item: string | null, atMs: number): ShowState => {
  const next = change(state, 'take', airs, atMs, item);
  const cued = item === null && isPrepared(next) ? next.rundown.cued : null;
  const isUsedUp = cued === null;
  const changes = next.changes.map((made, at, all) =>
    isUsedUp && at === all.length - 1 ? { ...made, item: { ...made.item, cued: next.rundown.cued } } : made,
  );
  const { suggestions } = next;
  // What they ask for is there, whichever way it came.
  const open = suggestions.open.filter(({ airs: asked, alone }) => changesOf(next, asked, alone).length > 0);
  const isResultTaken = airs.some(({ graphic, air }) => graphic === 'result' && air.on);
  return {
    ...next,
    changes,
    ended: isResultTaken ? null : next.ended,
    suggestions: { ...suggestions, open },
    rundown: { ...next.rundown, cued, current: item ?? next.rundown.current },
  };
};

const switched = (state: ShowState, graphics: readonly Turnover['graphic'][], on: boolean): readonly GraphicAir[] =>
  graphics.map((graphic) => ({ graphic, air: { ...airOf(state.slots, graphic), on } }));

/** The item whose cues a change used up, if it is still there. */
const cuedBefore = ({ rundown }: ShowState, { item: { cued } }: AirChange): string | null =>
  rundown.items.some(({ id }) => id === cued) ? cued : null;

/** What was cued since stays cued; else the cue that was used up is there again, and the item it was of. */
const undone = (state: ShowState, atMs: number): ShowState => {
  const last = state.changes.at(-1);
  if (last === undefined) return state;
  const next = turned(
    state,
    last.turnovers,
    atMs,
    'before',
    (turnover) => state.slots[turnover.graphic].cue ?? usedUp(last, turnover),
  );
  return {
    ...next,
    changes: state.changes.slice(0, -1),
    undone: [...state.undone, last],
    cleared: last.what === 'clear' ? [] : state.cleared,
    covered: last.covered.before,
    rundown: {
      ...next.rundown,
      current: last.item.before,
      cued: isPrepared(state) ? next.rundown.cued : cuedBefore(next, last),
    },
  };
};

/** The cue that the undo brought back is used up again; another one stays. */
const redone = (state: ShowState, atMs: number): ShowState => {
  const last = state.undone.at(-1);
  if (last === undefined) return state;
  const next = turned(state, last.turnovers, atMs, 'after', (turnover) => {
    const present = state.slots[turnover.graphic].cue;
    const used = usedUp(last, turnover);
    return used !== null && sameAir(present, used) ? null : present;
  });
  return {
    ...next,
    changes: [...state.changes, last],
    undone: state.undone.slice(0, -1),
    cleared: last.what === 'clear' ? last.turnovers.map(({ graphic }) => graphic) : state.cleared,
    covered: last.covered.after,
    rundown: { ...next.rundown, current: last.item.after, cued: isPrepared(next) ? next.rundown.cued : null },
  };
};

/** The show after what is on air changed. */
export const evolveAir = (state: ShowState, event: AirEvent): ShowState => {
  const { atMs } = event;
  switch (event.type) {
    case 'graphicTaken':
      return taken(state, [event], null, atMs);
    case 'graphicsTaken': {
      const { suggestions } = state;
      const open = suggestions.open.filter(({ id }) => id !== event.suggestion);
      return taken({ ...state, suggestions: { ...suggestions, open } }, event.airs, event.item, atMs);
    }
    case 'graphicsCleared':
      return { ...change(state, 'clear', switched(state, event.graphics, false), atMs, null), cleared: event.graphics };
    case 'graphicsRestored': {
      const airs = [...switched(state, event.graphics, true), ...switched(state, event.out ?? [], false)];
      return { ...change(state, 'restore', airs, atMs, null), cleared: [] };
    }
    case 'airUndone':
      return undone(state, atMs);
    case 'airRedone':
      return redone(state, atMs);
  }
};
