import type { HallRules } from '@schemas/devices';
import type { TablesView } from '@schemas/tables';

/** Between two pictures that are kept for later. */
const EVERY_MS = 5000;

type Shown = Pick<TablesView, 'white' | 'black'>;

interface Kept {
  readonly atMs: number;
  readonly shown: Shown;
}

const NOTHING: Shown = { white: null, black: null };

/** What of the teams' tables the program may have, by the rules of the hall: the only way there. */
export interface Program {
  /** How all tables stand now. */
  see(shown: Shown): void;
  /** @param isOver whether the game is */
  shown(rules: Pick<HallRules, 'analysisOnProgram' | 'analysisDelayMin'>, isOver: boolean): Shown;
  /** Another match: nothing of the one before is shown. */
  forget(): void;
}

/** @param now Unix ms */
export const createProgram = (now: () => number): Program => {
  let latest: Shown = NOTHING;
  /** The oldest first; as far back as the longest delay needs. */
  let kept: readonly Kept[] = [];
  const LONGEST_MS = 60 * 60_000;
  return {
    see: (shown) => {
      latest = shown;
      const atMs = now();
      const last = kept.at(-1);
      if (last !== undefined && atMs - last.atMs < EVERY_MS) {
        // The newest of these seconds stands for them: at the end of the delay it is what was last seen.
        kept = [...kept.slice(0, -1), { atMs: last.atMs, shown }];
        return;
      }
      const from = kept.findLastIndex((one) => atMs - one.atMs >= LONGEST_MS);
      kept = [...kept.slice(Math.max(0, from)), { atMs, shown }];
    },
    shown: ({ analysisOnProgram, analysisDelayMin }, isOver) => {
      switch (analysisOnProgram) {
        case 'never':
          return NOTHING;
        case 'after':
          return isOver ? latest : NOTHING;
        case 'delayed': {
          const until = now() - analysisDelayMin * 60_000 - EVERY_MS;
          return kept.findLast(({ atMs }) => atMs <= until)?.shown ?? NOTHING;
        }
      }
    },
    forget: () => {
      [latest, kept] = [NOTHING, []];
    },
  };
};
