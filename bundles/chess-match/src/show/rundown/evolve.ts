import type { ShowEvent } from '../events';
import { setCues } from '../evolveCues';
import type { Rundown, RundownItem, ShowState } from '../state';

/** How many edits can be taken back, one after the other. */
const UNDO_DEPTH = 50;

type RundownEvent = Extract<
  ShowEvent,
  { type: 'itemCued' | 'airsCued' | 'rundownSet' | 'eveningPlanned' | 'rundownUndone' | 'rundownRedone' }
>;

/** Places of items that are no longer there are forgotten. */
const withItems = (rundown: Rundown, items: readonly RundownItem[]): Rundown => {
  const kept = (id: string | null): string | null => (items.some((item) => item.id === id) ? id : null);
  const { cued, current, version } = rundown;
  return { ...rundown, items, version: version + 1, cued: kept(cued), current: kept(current) };
};

const undone = (rundown: Rundown): Rundown => {
  const items = rundown.before.at(-1);
  if (items === undefined) return rundown;
  const { before, after } = rundown;
  return { ...withItems(rundown, items), before: before.slice(0, -1), after: [...after, rundown.items] };
};

const redone = (rundown: Rundown): Rundown => {
  const items = rundown.after.at(-1);
  if (items === undefined) return rundown;
  const { before, after } = rundown;
  return { ...withItems(rundown, items), before: [...before, rundown.items], after: after.slice(0, -1) };
};

/** The show after the rundown was edited, or an item of it cued. */
export const evolveRundown = (state: ShowState, event: RundownEvent): ShowState => {
  const { rundown } = state;
  switch (event.type) {
    case 'itemCued':
    case 'airsCued': {
      const cues = new Map(event.airs.map(({ graphic, air }) => [graphic, air]));
      const item = event.type === 'itemCued' ? rundown.items.find(({ id }) => id === event.item) : undefined;
      const isCuedAlone = event.type === 'itemCued' ? item?.alone === true : event.alone === true;
      return { ...setCues(state, cues), isCuedAlone, rundown: { ...rundown, cued: item?.id ?? null } };
    }
    case 'rundownSet': {
      const before = [...rundown.before, rundown.items].slice(-UNDO_DEPTH);
      return { ...state, rundown: { ...withItems(rundown, event.items), before, after: [] } };
    }
    case 'eveningPlanned':
      return { ...state, rundown: { ...rundown, plan: event.plan, version: rundown.version + 1 } };
    case 'rundownUndone':
      return { ...state, rundown: undone(rundown) };
    case 'rundownRedone':
      return { ...state, rundown: redone(rundown) };
  }
};
