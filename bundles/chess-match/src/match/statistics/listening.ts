import type { SpokenView } from '@schemas/spoken';
import type { Outlet } from '../publish/outlet';
import type { KeptSpoken } from './keptSpoken';
import { afterHearing, silentSince, type Heard, type Spoken } from './spoken';

/** Who goes on speaking is looked at so often, ms: so much of it a crash may cost. */
const LOOK_MS = 5000;

export interface ListeningParts {
  readonly kept: KeptSpoken;
  readonly publish: (view: SpokenView) => void;
  /** Unix ms. */
  readonly now: () => number;
}

/** Sums for how long people speak. */
export interface Listening {
  readonly outlet: Outlet<'match' | 'clocks' | 'speaking'>;
  stop(): void;
}

const viewOf = ({ msOf }: Spoken): SpokenView => ({
  people: Object.entries(msOf)
    .map(([id, ms]) => ({ id, ms }))
    .toSorted((one, other) => other.ms - one.ms || one.id.localeCompare(other.id)),
});

const NOBODY: Heard = { ids: [], isRunning: false };

export const listenTo = ({ kept, publish, now }: ListeningParts): Listening => {
  let matchId: string | null = null;
  let heard = NOBODY;
  let spoken = silentSince({}, now());
  let timer: NodeJS.Timeout | undefined;
  const look = (next: Heard): void => {
    clearTimeout(timer);
    const before = spoken;
    heard = next;
    spoken = afterHearing(before, heard, Math.round(now()));
    if (spoken.counting.length > 0) timer = setTimeout(() => look(heard), LOOK_MS).unref();
    if (before.counting.length === 0 || matchId === null) return;
    kept.keep(matchId, spoken.msOf);
    publish(viewOf(spoken));
  };
  const goTo = (next: string | null): void => {
    if (next === matchId) return;
    look(NOBODY);
    matchId = next;
    spoken = silentSince(next === null ? {} : kept.of(next), Math.round(now()));
    publish(viewOf(spoken));
  };
  return {
    outlet: {
      name: 'spoken',
      of: ['match', 'clocks', 'speaking'],
      when: 'after pages',
      take: (picture) => {
        goTo(picture.view('match').matchId);
        const { ids } = picture.view('speaking');
        const isRunning = picture.view('clocks').running;
        if (isRunning || heard.isRunning) look({ ids, isRunning });
      },
    },
    stop: () => look(NOBODY),
  };
};
