import type { ShowView } from '@schemas/show';
import { changesOf } from './changesOf';
import { pendingReturn } from './offers/returning';
import type { AirChange, ShowState } from './state';

const changeOf = (change: AirChange | undefined, to: 'before' | 'after', { slots }: ShowState): ShowView['undo'] => {
  if (change === undefined) return null;
  const graphics = change.turnovers.map((turnover) => {
    const { graphic } = turnover;
    return { graphic, now: slots[graphic].on, then: turnover[to].on };
  });
  return { what: change.what, graphics };
};

/** The replicant `show`. */
export const project = (state: ShowState): ShowView => {
  const { version, airVersion, slots, changes, undone, cleared, rundown, offers } = state;
  const { items, cued, current, before, after } = rundown;
  return {
    version,
    airVersion,
    isOffered: state.isOffered,
    graphics: slots,
    undo: changeOf(changes.at(-1), 'before', state),
    redo: changeOf(undone.at(-1), 'after', state),
    cleared: cleared.filter((id) => !slots[id].on),
    rundown: {
      version: rundown.version,
      items: [...items],
      cued,
      current,
      undo: before.length > 0,
      redo: after.length > 0,
    },
    offers: offers.open.filter(({ airs, alone }) => changesOf(state, airs, alone).length > 0),
    offerRules: offers.rules,
    returnSeconds: offers.returnSeconds,
    returnAtMs: pendingReturn(state)?.dueAtMs ?? null,
  };
};
