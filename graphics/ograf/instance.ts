import type { GraphicId } from 'chess-match/client';
import { PAGE_TIME } from '../air/pageTime';
import type { Graphic } from '../air/graphic';
import type { NameOn } from '../air/parts';
import type { Data } from '../air/host/data';
import { frameOf } from '../air/theme';
import { createFeed } from './feed';
import { createActor } from './graphic';
import { openSocket } from './openSocket';
import { pageNowMs } from './pageNow';
import { settled } from './settled';
import { serverAt, type MatchServer } from './source';
import { buildStage, type Resolution } from './stage';
import { readMessage } from './liveMessage';
import { steadyShift, viewsOf, type Drawn } from './views';

/** A graphic as its host has loaded it. */
export interface Instance {
  play(isSet: boolean): Promise<void>;
  stop(isSet: boolean): Promise<void>;
  /** @returns false: what is said for the state of the match is none */
  update(data: Data, isSet: boolean): boolean;
  dispose(): void;
}

export interface InstanceParts {
  readonly host: HTMLElement;
  readonly shadow: ShadowRoot;
  readonly data: Data;
  readonly resolution: Resolution | undefined;
  readonly giveFacesBack: () => void;
}

/** It can be painted; what it is drawn from may come later. */
export const createInstance = <G extends GraphicId>(
  own: Graphic<G, NameOn<G>>,
  { host, shadow, data: first, resolution, giveFacesBack }: InstanceParts,
): Instance => {
  const stage = buildStage(shadow, host, first['theme'] ?? '', frameOf(own.graphic), resolution);
  const actor = createActor<G>(own, stage.root, first);
  const shift = steadyShift();
  let server: MatchServer | null = null;
  let drawn: Drawn | null = null;
  let said: Data = {};
  const tell = (text: string): boolean => {
    const message = readMessage(text);
    if (message === null) return false;
    const picture = (path: string): string | null => server?.picture(path) ?? null;
    try {
      const next = viewsOf(message.state, drawn, shift(pageNowMs() - message.at), picture);
      if (!actor.show(next.views)) return false;
      drawn = next;
      return true;
    } catch {
      return false;
    }
  };
  const lost = (): void => void actor.show(null);
  const feed = createFeed({
    open: openSocket,
    time: PAGE_TIME,
    onText: (text) => {
      if (!tell(text)) lost();
    },
    lost,
  });
  const update = (data: Data, isSet: boolean): boolean => {
    const [before, now] = [said, { ...said, ...data }];
    said = now;
    actor.data(now, isSet);
    server = serverAt(now['server'] ?? '', now['key'] ?? '');
    feed.follow(server?.socket ?? null);
    const { state = '' } = now;
    // A socket that is there knows better than what was handed over.
    return server !== null || state === '' || state === before['state'] || tell(state);
  };
  update(first, true);
  const air = async (isOn: boolean, isSet: boolean): Promise<void> => {
    actor.air(isOn, isSet);
    await settled(stage.root);
  };
  return {
    play: (isSet) => air(true, isSet),
    stop: (isSet) => air(false, isSet),
    update,
    dispose: () => {
      feed.stop();
      actor.dispose();
      stage.dispose();
      giveFacesBack();
    },
  };
};
