import { INSTANCE_IDS, type Obs } from '../../obs';
import { createSound, type Sound } from '../../obs/sound';
import type { MatchConfig } from '../server/config';
import type { Host } from '../host/host';
import type { Journal } from '../journal/contract';
import { serveLevels } from './levels';
import type { Publishing } from '../publish/publishing';

/** The setting under which what microphones were set to survives a restart. */
const SOUND_SETTING = 'sound';

export interface SoundParts {
  readonly host: Pick<Host, 'io' | 'log'>;
  readonly obs: Pick<Obs, 'line' | 'nameInRules'>;
  readonly journal: Pick<Journal, 'setting' | 'saveSetting'>;
  readonly publishing: Pick<Publishing, 'put'>;
  readonly config: Pick<MatchConfig, 'obs' | 'sound'>;
}

/** The microphones beside OBS: their settings in the journal's file, their meters to the pages that look at them. */
export const soundOf = ({ host, obs, journal, publishing, config }: SoundParts): Sound => {
  const { whiteScene, blackScene } = config.obs;
  const pages = serveLevels(host.io);
  return createSound({
    lines: INSTANCE_IDS.map((instance) => obs.line(instance)),
    sideOf: (instance, scene) => {
      const name = obs.nameInRules(instance, scene);
      return name === whiteScene ? 'white' : name === blackScene ? 'black' : null;
    },
    store: {
      load: () => journal.setting(SOUND_SETTING),
      save: (text) => journal.saveSetting(SOUND_SETTING, text),
    },
    messagesPerSecond: config.sound.messagesPerSecond,
    isWatched: pages.isWatched,
    onSpeaking: (speaking) => publishing.put({ speaking }),
    onView: (sound) => publishing.put({ sound }),
    onLevels: pages.send,
    log: host.log,
    now: () => performance.now(),
  });
};
