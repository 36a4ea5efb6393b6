import type { Problem } from '@schemas/obs';
import type { ObsLine, ObsRequest } from './contract';
import { ObsRefused } from './socket';

/** What we make in OBS carries this in its private settings, with the name we gave it; it outlives a renaming. */
export const MARK = 'chess_broadcast';

/** Requests that obs-websocket has and does not document. */
export const GET_MARK = 'GetSourcePrivateSettings' as ObsRequest;
const SET_MARK = 'SetSourcePrivateSettings' as ObsRequest;

/** The mark in the answer to GetSourcePrivateSettings, or null. */
export const markOf = (answer: unknown): string | null => {
  if (typeof answer !== 'object' || answer === null || !('sourceSettings' in answer)) return null;
  const { sourceSettings } = answer;
  if (typeof sourceSettings !== 'object' || sourceSettings === null) return null;
  const mark: unknown = Reflect.get(sourceSettings, MARK);
  return typeof mark === 'string' ? mark : null;
};

export interface Marked {
  readonly name: string;
  readonly mark: string | null;
}

/**
 * What we made under this name, as OBS has it now: what has the name, else what has the mark. A copy that OBS makes has
 * the mark too; of several without the name it is the last, for OBS puts a copy at the bottom of its list and tells
 * that first.
 */
export const findOurs = <T extends Marked>(things: readonly T[], name: string): T | undefined =>
  things.find((thing) => thing.name === name) ?? things.findLast(({ mark }) => mark === name);

/** The marks of scenes, asked for once per scene until something changes in the list. */
export interface Marks {
  /** Names in OBS by the names we gave. Rejects as the call does, except for a refusal: then there are no marks. */
  read(scenes: readonly string[]): Promise<Readonly<Record<string, string>>>;
  forget(): void;
}

export const createMarks = (ask: (scene: string) => Promise<unknown>): Marks => {
  let known = new Map<string, string | null>();
  const markIn = async (scene: string): Promise<string | null> => {
    try {
      return markOf(await ask(scene));
    } catch (error) {
      if (error instanceof ObsRefused) return null;
      throw error;
    }
  };
  return {
    read: async (scenes) => {
      const cache = known;
      for (const scene of scenes) if (!cache.has(scene)) cache.set(scene, await markIn(scene));
      const things = scenes.map((name): Marked => ({ name, mark: cache.get(name) ?? null }));
      const ours = things.flatMap(({ mark }) =>
        mark === null ? [] : [[mark, findOurs(things, mark)?.name ?? mark] as const],
      );
      return Object.fromEntries(ours);
    },
    forget: () => {
      known = new Map();
    },
  };
};

/** The mark of a scene or an input; null without one, or when this OBS keeps none. */
export const getMark = async (line: ObsLine, sourceName: string): Promise<string | null> => {
  const answer = await line.call(GET_MARK, { sourceName } as never);
  return answer.ok ? markOf(answer.value) : null;
};

/** Marks a scene or an input as made by us, under its present name. */
export const setMark = async (line: ObsLine, sourceName: string): Promise<Problem | null> => {
  const answer = await line.call(SET_MARK, { sourceName, sourceSettings: { [MARK]: sourceName } } as never);
  return answer.ok ? null : answer.error;
};
