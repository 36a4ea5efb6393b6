import type { MatchView } from '@schemas/match';
import type { ObsView, Problem } from '@schemas/obs';
import type { Side } from '../rules/common/sides';

export interface ObsLog {
  info(line: string): void;
  warn(line: string): void;
}

/** cfg/chess-match.json `obs`. `address` is host:port or a ws:// URL; null = there is no OBS in this production. */
export interface ObsConfig {
  readonly address: string | null;
  readonly whiteScene: string;
  readonly blackScene: string;
}

export interface ObsOptions {
  readonly config: ObsConfig;
  /** From the environment, never from cfg: that is written into every page. */
  readonly password: string | undefined;
  /** Called with a fresh view at every change; with the first one at start() or before. */
  onChange(view: ObsView): void;
  readonly log: ObsLog;
  /** Unix ms. */
  now(): number;
}

/** OBS's scenes, switched by buttons and by the side to move. Nothing here throws or holds up the match. */
export interface Obs {
  start(): void;
  stop(): Promise<void>;
  /**
   * A button. Acts from any scene, waits for a running transition, tries to connect if there is no connection (the
   * only retry after a wrong password). Answered within four seconds: null, or obs/not_configured, obs/not_connected,
   * obs/wrong_password, obs/no_such_scene, obs/no_answer, obs/refused. A refused press never acts later.
   */
  showScene(side: Side): Promise<Problem | null>;
  /** Off at first. Switching on asks for the scene of the side to move. */
  setFollow(follow: boolean): void;
  /** To be told of every published match; only a change of its side to move matters. */
  matchChanged(match: MatchView): void;
}
