import type { ShowView } from '@schemas/show';
import { changesOf } from './changesOf';
import { GRAPHIC_IDS } from './graphics';
import { itemOnAir } from './rundown/onAir';
import { pendingReturn } from './suggestions/returning';
import { placing } from './placing';
import type { AirChange, ShowState } from './state';

const changeOf = (change: AirChange | undefined, to: 'before' | 'after', { slots }: ShowState): ShowView['undo'] => {
  if (change === undefined) return null;
  const graphics = change.turnovers.map((turnover) => {
    const { graphic } = turnover;
    return { graphic, now: slots[graphic].on, then: turnover[to].on };
  });
  return { what: change.what, graphics };
};

/** What a take of the director's cues turns on and off besides them. */
const followsOf = (state: ShowState): ShowView['follows'] => {
  const asked = GRAPHIC_IDS.flatMap((graphic) => {
    const { cue } = state.slots[graphic];
    return cue === null || (graphic === 'analysis' && state.isProposed) ? [] : [{ graphic, air: cue }];
  });
  const airs = placing(state, asked, !state.isCuedAlone);
  return airs
    .filter(({ graphic }) => !asked.some((known) => known.graphic === graphic))
    .map(({ graphic, air }) => ({ graphic, on: air.on }));
};

/** The replicant `show`. */
export const project = (state: ShowState): ShowView => {
  const { version, airVersion, slots, changes, undone, cleared, rundown, suggestions } = state;
  const { items, cued, current, before, after } = rundown;
  return {
    version,
    airVersion,
    ended: state.ended,
    isProposed: state.isProposed,
    graphics: slots,
    tellings: state.tellings,
    undo: changeOf(changes.at(-1), 'before', state),
    redo: changeOf(undone.at(-1), 'after', state),
    cleared: cleared.filter((id) => !slots[id].on),
    follows: followsOf(state),
    rundown: {
      version: rundown.version,
      items: [...items],
      plan: rundown.plan,
      cued,
      current,
      onAir: itemOnAir(state),
      undo: before.length > 0,
      redo: after.length > 0,
    },
    suggestions: suggestions.open.filter(({ airs, alone }) => changesOf(state, airs, alone).length > 0),
    suggestionModes: suggestions.modes,
    returnSeconds: suggestions.returnSeconds,
    returnAtMs: pendingReturn(state)?.dueAtMs ?? null,
  };
};
