import type { ObsView, Problem } from '@schemas/obs';
import type { BySide } from '../games/common/sides';
import { nameInObs, type Actual } from './diff';
import type { ConnectionState } from './connection';
import { obsProblem } from './problem';

/** Names of the two audience scenes in OBS. */
export type AudienceScenes = BySide<string>;

export interface ViewParts {
  readonly connection: ConnectionState;
  readonly scenes: AudienceScenes;
  /** Null while not connected: nothing is believed. */
  readonly actual: Actual | null;
  readonly follow: boolean;
  readonly lastRequest: ObsView['lastRequest'];
}

/** A scene that is missing is said before anybody presses its button. */
const missingScene = ({ scenes, actual }: ViewParts): Problem | null => {
  const isThere = (name: string): boolean => actual === null || actual.scenes.includes(nameInObs(actual, name));
  const scene = [scenes.white, scenes.black].find((name) => !isThere(name));
  return scene === undefined ? null : obsProblem('obs/no_such_scene', { scene });
};

export const obsView = (parts: ViewParts): ObsView => {
  const { connection, scenes, actual, follow, lastRequest } = parts;
  const scene = (wanted: string) => {
    if (actual === null) return { name: wanted, exists: null };
    const name = nameInObs(actual, wanted);
    return { name, exists: actual.scenes.includes(name) };
  };
  return {
    state: connection.state,
    problem: connection.problem ?? missingScene(parts),
    programScene: actual?.programScene ?? null,
    scenes: { white: scene(scenes.white), black: scene(scenes.black) },
    follow,
    lastRequest,
  };
};
