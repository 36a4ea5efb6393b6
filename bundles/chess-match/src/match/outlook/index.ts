import type { OutlookView } from '@schemas/outlook';
import { Engine, slopeOf, startProgram, type EngineStatus } from '../../engine';
import { NO_DEALINGS } from '../../games/common/lookBack';
import type { Beside } from '../authority/show/suggesting';
import type { OpenMatch } from '../authority/openMatch';
import { createChronicle } from '../gate/http/chronicle';
import { notice, type Trouble } from '../base/troubles';
import type { Outlet } from '../publish/outlet';
import type { EngineConfig } from '../server/config';
import { heldWith, type Held } from './held';
import { reckon, wantedOf, type Played } from './reckon';
import { createAsking } from './suggested';

export interface Outlook {
  readonly outlet: Outlet<'match'>;
  troubles(): readonly Trouble[];
  stop(): void;
}

export interface OutlookParts {
  readonly config: EngineConfig;
  readonly publish: (view: OutlookView) => void;
  /** Unix ms. */
  readonly now: () => number;
  /** What a director may want to show for it. */
  readonly suggest: (beside: Beside) => void;
  /** Something is wrong, or right again. */
  readonly onTrouble: () => void;
}

/** Of UCI: one core is enough. */
const OPTIONS = { Threads: '1', Hash: '64' };
const PATIENCE_MS = 15_000;
/** Of one position: on a machine that is busy with pictures it is enough to have looked. */
const SEARCH_MS = 20_000;
/** What becomes known meanwhile is told in one. */
const TOLD_EVERY_MS = 250;

const troublesOf = ({ failure }: EngineStatus, path: string): readonly Trouble[] => {
  switch (failure?.kind) {
    case undefined:
      return [];
    case 'gone':
      return [notice('engine/gone', { path, reason: failure.reason })];
    case 'untrue':
      return [notice('engine/untrue', { path, move: failure.reason })];
    case 'silent':
      return [notice('engine/silent', { path })];
    case 'garbled':
      return [notice('engine/garbled', { path })];
  }
};

const later = (action: () => void, ms: number): (() => void) => {
  const timer = setTimeout(action, ms).unref();
  return () => clearTimeout(timer);
};

const engineOf = (
  path: string,
  { share, memoryMb }: EngineConfig,
  now: OutlookParts['now'],
  onChange: () => void,
): Engine =>
  new Engine({
    start: (events) => startProgram(path, memoryMb, events),
    options: OPTIONS,
    later,
    patienceMs: PATIENCE_MS,
    searchMs: SEARCH_MS,
    share,
    now,
    onChange,
  });

/** A match that is followed. */
interface Following extends Played {
  readonly matchId: string;
}

const NOTHING: Following = { matchId: '', moments: [], dealings: NO_DEALINGS };

const dealingsOf = ({ game, history }: OpenMatch): Played['dealings'] =>
  game.lookBack.dealings?.(history.state) ?? NO_DEALINGS;

/** Follows the match with this engine. */
const follow = (path: string, { config, publish, suggest, now, onTrouble }: OutlookParts): Outlook => {
  const slope = slopeOf(config.pawnPercent);
  const chronicle = createChronicle();
  const ask = createAsking(suggest);
  let told: Following = NOTHING;
  let held: readonly Held[] = [];
  let version = 0;
  let soon: NodeJS.Timeout | null = null;
  let troubled: EngineStatus['failure'] = null;

  const tell = (): void => {
    soon = null;
    const { state, name, failure, againAtMs } = engine.status();
    const { moments } = told;
    const reckoned = reckon(told, (position) => engine.of(position), slope);
    held = heldWith(held, reckoned.turnings, moments);
    const isHere = moments.length === 0 || moments.at(-1)?.atStake !== undefined;
    const turnings = held.map(({ turning }) => turning);
    publish({
      engine: { state: isHere ? state : 'not-here', name, failure: failure?.kind ?? null, againAtMs },
      version,
      ...reckoned,
      turnings,
    });
    ask(told.matchId, turnings, reckoned.ply);
    if (failure === troubled) return;
    troubled = failure;
    onTrouble();
  };
  const tellSoon = (): void => {
    soon ??= setTimeout(tell, TOLD_EVERY_MS).unref();
  };
  const engine = engineOf(path, config, now, tellSoon);
  engine.start();
  return {
    outlet: {
      name: 'outlook',
      of: ['match'],
      when: 'quiet',
      take: ({ open, version: taken }) => {
        told = open === null ? NOTHING : { ...chronicle(open), dealings: dealingsOf(open) };
        version = taken;
        engine.look(wantedOf(told.moments));
        tellSoon();
      },
    },
    troubles: () => troublesOf(engine.status(), path),
    stop: () => {
      if (soon !== null) clearTimeout(soon);
      engine.stop();
    },
  };
};

const NOBODY: Outlook = {
  outlet: { name: 'outlook', of: ['match'], when: 'quiet', take: () => undefined },
  troubles: () => [],
  stop: () => undefined,
};

/** Follows the match with an engine, where the settings name one; what it makes of it is for the crew. */
export const serveOutlook = (parts: OutlookParts): Outlook => {
  const { path } = parts.config;
  return path === null ? NOBODY : follow(path, parts);
};
