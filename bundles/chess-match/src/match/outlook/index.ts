import type { OutlookView } from '@schemas/outlook';
import { Engine, slopeOf, startProgram, type EngineStatus } from '../../engine';
import { NO_DEALINGS } from '../../games/common/lookBack';
import type { OpenMatch } from '../authority/openMatch';
import { createChronicle } from '../gate/http/chronicle';
import { notice, type Trouble } from '../base/troubles';
import type { Outlet } from '../publish/outlet';
import type { EngineConfig } from '../server/config';
import { heldWith, type Held } from './held';
import { reckon, wantedOf, type Played } from './reckon';

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

const NOTHING: Played = { moments: [], dealings: NO_DEALINGS };

/** Follows the match with this engine. */
const follow = (path: string, { config, publish, now, onTrouble }: OutlookParts): Outlook => {
  const { share, memoryMb, pawnPercent } = config;
  const slope = slopeOf(pawnPercent);
  const chronicle = createChronicle();
  const toldOf = (open: OpenMatch): Played => {
    const { game, history } = open;
    return { ...chronicle(open), dealings: game.lookBack.dealings?.(history.state) ?? NO_DEALINGS };
  };
  let told: Played = NOTHING;
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
    publish({
      engine: { state: isHere ? state : 'not-here', name, failure: failure?.kind ?? null, againAtMs },
      version,
      ...reckoned,
      turnings: held.map(({ turning }) => turning),
    });
    if (failure === troubled) return;
    troubled = failure;
    onTrouble();
  };
  const tellSoon = (): void => {
    soon ??= setTimeout(tell, TOLD_EVERY_MS).unref();
  };
  const engine = new Engine({
    start: (events) => startProgram(path, memoryMb, events),
    options: OPTIONS,
    later,
    patienceMs: PATIENCE_MS,
    searchMs: SEARCH_MS,
    share,
    now,
    onChange: tellSoon,
  });
  engine.start();
  return {
    outlet: {
      name: 'outlook',
      of: ['match'],
      when: 'quiet',
      take: ({ open, version: taken }) => {
        told = open === null ? NOTHING : toldOf(open);
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
