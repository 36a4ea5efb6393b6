import type { ObsInstancesView } from '@schemas/obsInstances';
import { troubleText } from '../../texts';
import { notice, type Trouble, type TroubleSource } from '../base/troubles';

/** What is wrong with the pictures in OBS. The match goes on, and somebody has to choose. */
const obsTroubles = ({ instances }: ObsInstancesView): readonly Trouble[] =>
  instances.flatMap(({ id: instance, missingScenes, silentSources, keylessSources }) => [
    ...missingScenes.map((scene) => notice('obs/scene_missing', { instance, scene })),
    ...silentSources.map((source) => notice('obs/source_silent', { instance, source })),
    // One word for all of them: they are given their key together.
    ...keylessSources
      .slice(0, 1)
      .map((source) => notice('obs/sources_keyless', { instance, count: keylessSources.length, source })),
  ]);

interface ObsTroubleParts {
  /** Others are wrong than before. */
  readonly changed: () => void;
  readonly log: { warn(line: string): void };
}

export interface ObsTroubles {
  see(view: ObsInstancesView): void;
  readonly troubles: TroubleSource;
}

/** Keeps what is wrong with OBS at this moment; a scene that is missing stands in the log. */
export const createObsTroubles = ({ changed, log }: ObsTroubleParts): ObsTroubles => {
  let current: ReadonlyMap<string, Trouble> = new Map();
  return {
    see: (view) => {
      const before = current;
      current = new Map(obsTroubles(view).map((trouble) => [troubleText(trouble, 'en'), trouble]));
      const news = [...current].filter(([text]) => !before.has(text));
      // A source that is opened anew is logged where that is done.
      for (const [text, { code }] of news) if (code === 'obs/scene_missing') log.warn(text);
      if (news.length > 0 || before.size !== current.size) changed();
    },
    troubles: () => [...current.values()],
  };
};
