import { Engine, startProgram, type EngineStatus } from '../../engine';
import type { Judge } from '../../games/common/judge';
import type { EngineConfig } from '../server/config';

/** Of UCI: one core is enough. */
const OPTIONS = { Threads: '1', Hash: '64' };
const PATIENCE_MS = 15_000;
/** Of one position: on a machine that is busy with pictures it is enough to have looked. */
const SEARCH_MS = 20_000;

const later = (action: () => void, ms: number): (() => void) => {
  const timer = setTimeout(action, ms).unref();
  return () => clearTimeout(timer);
};

/** The engine that judges now. */
export interface Judging extends Pick<Judge, 'referee'> {
  readonly engine: Engine;
  readonly path: string;
}

export interface JudgingParts {
  readonly config: Pick<EngineConfig, 'path' | 'variantsPath' | 'share' | 'memoryMb'>;
  /** Unix ms. */
  readonly now: () => number;
  /** It knows more, or its state is another. */
  readonly onChange: () => void;
}

/** Whether two are judged by the same rules. */
const isSame = (one: Judge | null, other: Judge | null): boolean => one?.referee === other?.referee;

/** One engine at a time, for the rules that are played: none where the settings name no program that knows them. */
export const createJudging = ({ config, now, onChange }: JudgingParts) => {
  let by: Judge | null = null;
  let judging: Judging | null = null;
  const start = ({ variant, referee }: Judge): Judging | null => {
    const path = variant === null ? config.path : config.variantsPath;
    if (path === null) return null;
    const engine = new Engine({
      start: (events) => startProgram(path, config.memoryMb, events),
      options: variant === null ? OPTIONS : { ...OPTIONS, UCI_Variant: variant },
      referee,
      later,
      patienceMs: PATIENCE_MS,
      searchMs: SEARCH_MS,
      share: config.share,
      now,
      onChange,
    });
    engine.start();
    return { engine, referee, path };
  };
  const stop = (): void => judging?.engine.stop();
  return {
    /** From now on positions are of these rules; null: of some that nobody judges. */
    follow: (judge: Judge | null): void => {
      if (isSame(by, judge)) return;
      stop();
      by = judge;
      judging = judge === null ? null : start(judge);
    },
    now: (): Judging | null => judging,
    stop,
  };
};

/** What is said of an engine where there is none for the open game. */
export const NONE_HERE: EngineStatus = { state: 'starting', name: '', failure: null, againAtMs: null };
