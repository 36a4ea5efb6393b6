import { randomUUID } from 'node:crypto';
import type { Answer } from '@schemas/answer';
import type { Problem } from '@schemas/draft';
import type { RosterView } from '@schemas/roster';
import type { SimulatorView } from '@schemas/simulator';
import type { Random } from '../../../games/common/random';
import type { RecordedGame } from '../../../games/common/records';
import type { Commands } from '../../authority/submit';
import { refuse } from '../../base/errors';
import { SIMULATOR } from '../../authority/identity';
import type { Journal } from '../../journal/contract';
import type { Log } from '../../base/log';
import type { Games } from '../../../games/common/game';
import type { OpenMatch } from '../../authority/openMatch';
import type { SimulatorPort } from '../../authority/handlers/ports';
import { TRUE_PACE_MS } from '../recordedPace';
import { nextSpeech } from './speech';
import { sourceOf, type Source } from './sources';

export interface SimulatorParts {
  readonly commands: Pick<Commands, 'submit' | 'open'>;
  readonly journal: Journal;
  readonly games: Games;
  /** By the game's id; null for a game that has none. */
  readonly demonstrationOf: (game: string) => RecordedGame | null;
  readonly people: () => RosterView;
  readonly publish: (view: SimulatorView) => void;
  readonly random: Random;
  readonly now: () => number;
  readonly log: Log;
}

/** Plays rehearsals by the same commands as everyone; a match that is none it never touches. */
export interface Simulator extends SimulatorPort {
  /** Rests where its rehearsal is left. */
  hear(): void;
  stop(): void;
}

type Fields = { readonly type: string; readonly [field: string]: unknown };
interface Run {
  readonly matchId: string;
  readonly source: Source;
}

const OFF: SimulatorView = {
  state: 'off',
  matchId: null,
  source: 'record',
  of: null,
  paceMs: TRUE_PACE_MS,
  speaking: false,
  turns: 0,
  length: null,
  problem: null,
};

export const createSimulator = (parts: SimulatorParts): Simulator => {
  const { commands, publish, random, now, log } = parts;
  let view = OFF;
  let run: Run | null = null;
  let turnTimer: NodeJS.Timeout | null = null;
  let speechTimer: NodeJS.Timeout | null = null;

  const show = (change: Partial<SimulatorView>): void => {
    view = { ...view, ...change };
    publish(view);
  };
  const send = (command: Fields): Promise<Answer> =>
    commands.submit({ ...command, id: randomUUID(), issuedAt: now(), expectedVersion: null }, SIMULATOR);
  /** The rehearsal it plays, as long as that is the one that is open. */
  const mine = (): OpenMatch | null => {
    const open = commands.open();
    return open !== null && open.row.rehearsal && open.row.matchId === run?.matchId ? open : null;
  };
  const quiet = (): void => {
    for (const timer of [turnTimer, speechTimer]) if (timer !== null) clearTimeout(timer);
    if (speechTimer !== null) void send({ type: 'setSpeaking', ids: null });
    turnTimer = speechTimer = null;
  };
  const rest = (state: 'paused' | 'off', problem: Problem | null): void => {
    quiet();
    if (state === 'off') run = null;
    show({ state, problem });
  };
  const playTurn = async (source: Source): Promise<void> => {
    for (let attempt = 1; ; attempt += 1) {
      const open = mine();
      const line = open === null ? null : source.next(open);
      if (open === null || line === null) {
        for (const said of source.ended) if (mine()?.views.match.status === 'playing') await send(said);
        rest('off', null);
        return;
      }
      const answer = await send({ type: 'commitTurn', line });
      if (view.state !== 'running') return;
      if (answer.ok) break;
      if (attempt < source.tries) continue;
      log.warn('The simulator pauses: a turn was refused.', answer.error);
      rest('paused', answer.error);
      return;
    }
    show({ turns: mine()?.views.match.ply ?? view.turns });
    schedule();
  };
  /** Turns whose times are known keep them, faster or slower as the pace is; others come one like the other. */
  const waitMs = (): number => {
    const open = mine();
    const recorded = open === null || run === null ? null : run.source.waitMs(open);
    return recorded === null ? view.paceMs : (recorded * view.paceMs) / TRUE_PACE_MS;
  };
  const schedule = (): void => {
    if (turnTimer !== null) clearTimeout(turnTimer);
    turnTimer = setTimeout(() => {
      if (run !== null) void playTurn(run.source);
    }, waitMs());
  };
  const speak = (): void => {
    if (mine() === null) return;
    const { ids, forMs } = nextSpeech(parts.people(), random);
    void send({ type: 'setSpeaking', ids });
    speechTimer = setTimeout(speak, forMs);
  };
  const go = (): void => {
    quiet();
    show({ state: 'running', problem: null });
    if (mine()?.views.clocks.running === false) void send({ type: 'startClock' });
    schedule();
    if (view.speaking) speak();
  };
  return {
    start: ({ source: kind, of, paceMs, speaking }) => {
      const open = commands.open();
      if (open === null || !open.row.rehearsal) return refuse('simulator/no_rehearsal', {});
      const source = sourceOf(parts, kind, of, open);
      if (!source.ok) return source.error;
      const { matchId } = open.row;
      run = { matchId, source: source.value };
      const { length } = source.value;
      show({ matchId, source: kind, of, paceMs, speaking, turns: open.views.match.ply, length });
      go();
      return null;
    },
    steer: ({ state, paceMs, speaking }) => {
      if (run === null) return refuse('simulator/not_started', {});
      show({ paceMs, speaking });
      if (state === 'running') go();
      else rest(state, null);
      return null;
    },
    hear: () => {
      if (run !== null && mine() === null) rest('off', null);
    },
    stop: () => {
      for (const timer of [turnTimer, speechTimer]) if (timer !== null) clearTimeout(timer);
      run = null;
    },
  };
};
