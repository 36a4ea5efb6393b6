import type { JudgedView } from '@schemas/judged';
import type { OutlookView } from '@schemas/outlook';
import { slopeOf, type EngineStatus } from '../../engine';
import { ORTHODOX_JUDGE } from '../../games/chess/judge';
import { NO_DEALINGS } from '../../games/common/lookBack';
import type { EnginePort } from '../authority/handlers/ports';
import type { Beside } from '../authority/show/suggesting';
import type { OpenMatch } from '../authority/openMatch';
import { createChronicle } from '../gate/http/chronicle';
import { refuse } from '../base/errors';
import { notice, type Trouble } from '../base/troubles';
import type { Outlet } from '../publish/outlet';
import type { EngineConfig } from '../server/config';
import { createDesks } from './asked';
import { heldWith, type Held } from './held';
import { createJudging, NONE_HERE, type Judging } from './judging';
import { reckon, wantedOf, type Played, type Reckoned } from './reckon';
import { createAsking } from './suggested';

export interface Outlook {
  readonly outlet: Outlet<'match'>;
  readonly port: EnginePort;
  troubles(): readonly Trouble[];
  stop(): void;
}

export interface OutlookParts {
  readonly config: EngineConfig;
  readonly publish: (views: { readonly outlook?: OutlookView; readonly judged: JudgedView }) => void;
  /** The match that is open now: the outlet is told of it a moment later. */
  readonly open: () => OpenMatch | null;
  /** Unix ms. */
  readonly now: () => number;
  /** What a director may want to show for it. */
  readonly suggest: (beside: Beside) => void;
  /** Something is wrong, or right again. */
  readonly onTrouble: () => void;
}

/** What becomes known meanwhile is told in one. */
const TOLD_EVERY_MS = 250;

const troublesOf = (judging: Judging | null): readonly Trouble[] => {
  if (judging === null) return [];
  const { path, engine } = judging;
  const { failure } = engine.status();
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

/** A match that is followed. */
interface Following extends Played {
  readonly matchId: string;
}

const NOTHING: Following = { matchId: '', moments: [], dealings: NO_DEALINGS };

const dealingsOf = ({ game, history }: OpenMatch): Played['dealings'] =>
  game.lookBack.dealings?.(history.state) ?? NO_DEALINGS;

interface Tellable {
  readonly following: Following;
  readonly held: readonly Held[];
  readonly version: number;
}

/** What is told of a match now, and what is held from now on of what was told. */
const tellingOf = (
  { following, held: before, version }: Tellable,
  judging: Judging | null,
  slope: number,
  onAir: boolean,
) => {
  const { moments } = following;
  const engine = judging?.engine;
  const { failure, ...status } = engine?.status() ?? NONE_HERE;
  const { outlook, judged } = reckon(following, (position) => engine?.of(position) ?? null, slope);
  const held = heldWith(before, outlook.turnings, moments);
  const isHere = moments.length === 0 || (engine !== undefined && moments.at(-1)?.atStake !== undefined);
  const view: OutlookView = {
    engine: { ...status, ...(!isHere && { state: 'not-here' }), failure: failure?.kind ?? null, onAir },
    version,
    ...outlook,
    turnings: held.map(({ turning }) => turning),
  };
  return { view, judged, held, failure };
};

/** Follows the match with the engine that knows its rules. */
const follow = ({ config, publish, open, suggest, now, onTrouble }: OutlookParts): Outlook => {
  const slope = slopeOf(config.pawnPercent);
  const chronicle = createChronicle();
  const onAir = config.onAir !== 'nobody';
  const ask = createAsking(suggest, onAir);
  let following: Following = NOTHING;
  let held: readonly Held[] = [];
  let judged: Reckoned['judged'] = { ply: 0, lines: [], best: null };
  let version = 0;
  let soon: NodeJS.Timeout | null = null;
  let troubled: EngineStatus['failure'] = null;
  const tellSoon = (): void => {
    soon ??= setTimeout(tell, TOLD_EVERY_MS).unref();
  };
  const judging = createJudging({ config, now, onChange: tellSoon });
  // At once: whoever wrote a wrong path reads so before a match is open.
  judging.follow(ORTHODOX_JUDGE);
  const look = (): void => {
    const here = judging.now();
    here?.engine.look({ ...wantedOf(following.moments), asked: desks.positions(here) });
  };
  const judgedNow = (): JudgedView => ({ ...judged, asked: desks.answers() });
  const onAsked = (): void => {
    look();
    publish({ judged: judgedNow() });
  };
  const desks = createDesks({ open, judging: judging.now, slope, onAsked });
  const tell = (): void => {
    soon = null;
    const { view, failure, ...next } = tellingOf({ following, held, version }, judging.now(), slope, onAir);
    ({ held, judged } = next);
    publish({ outlook: view, judged: judgedNow() });
    ask(following.matchId, view.turnings, view.ply);
    if (failure === troubled) return;
    troubled = failure;
    onTrouble();
  };
  // Before any page is there: none is told that no engine looks on.
  tell();
  return {
    outlet: {
      name: 'outlook',
      of: ['match'],
      when: 'quiet',
      take: ({ open: match, version: taken }) => {
        following = match === null ? NOTHING : { ...chronicle(match), dealings: dealingsOf(match) };
        version = taken;
        if (match !== null) judging.follow(match.game.lookBack.judge ?? null);
        look();
        tellSoon();
      },
    },
    port: desks.port,
    troubles: () => troublesOf(judging.now()),
    stop: () => {
      if (soon !== null) clearTimeout(soon);
      judging.stop();
    },
  };
};

const NOBODY: Outlook = {
  port: { ask: () => refuse('engine/not_here', {}) },
  outlet: { name: 'outlook', of: ['match'], when: 'quiet', take: () => undefined },
  troubles: () => [],
  stop: () => undefined,
};

/** Follows the match with an engine, where the settings name one; what it makes of it is for the crew. */
export const serveOutlook = (parts: OutlookParts): Outlook =>
  parts.config.path === null && parts.config.variantsPath === null ? NOBODY : follow(parts);
