import type { ObsView } from '@schemas/obs';
import type { Pictures } from '../../contract/crew';
import { PASSPHRASE_NAME, passphraseOf } from '../../contract/feeds';
import type { InstanceId, Obs, ObsOptions, SourcePages } from '../../obs';
import { asksOnOwnMachine, type MatchConfig } from '../server/config';
import type { Crew } from '../crew';
import { allowedHosts } from '../gate/guard/origin';
import type { Host } from '../host/host';
import type { Journal } from '../journal/contract';
import { createObsTroubles } from './obsTroubles';
import type { Publishing } from '../publish/publishing';
import type { TroubleSource } from '../base/troubles';

interface ObsParts {
  readonly host: Pick<Host, 'listens' | 'log'>;
  readonly createObs: (options: ObsOptions) => Obs;
  readonly journal: Journal;
  readonly publishing: Pick<Publishing, 'put'>;
  readonly config: MatchConfig;
  readonly crew: Pick<Crew, 'pictures' | 'machines'>;
  readonly sourcePages: SourcePages;
  /** Others are wrong than before. */
  readonly onTrouble: () => void;
  readonly now: () => number;
}

/** As what the pages of an OBS may come: that of the program shows nothing of a team's own. */
export const PICTURES_OF: Readonly<Record<InstanceId, readonly [Pictures, ...Pictures[]]>> = {
  program: ['obs', 'obs-home'],
  white: ['obs-white'],
  black: ['obs-black'],
};

interface ObsHere {
  readonly obs: Obs;
  /** Whether the OBS of the program is there. */
  readonly state: () => ObsView['state'];
  readonly troubles: TroubleSource;
}

const NOT_NOW = { right: null, turned: 'obs/other_team', unclear: 'obs/unclear_team' } as const;

/** OBS on this server: its passwords from the environment, its settings in the journal, its views as replicants. */
export const obsOf = (parts: ObsParts): ObsHere => {
  const { createObs, journal, publishing, config, crew, sourcePages, onTrouble, now } = parts;
  const { listens, log } = parts.host;
  const { host, port } = listens;
  const { see, troubles } = createObsTroubles({ changed: onTrouble, log });
  const { onAir } = config.engine;
  const asksForKey = config.obs.pagesUrl !== null || asksOnOwnMachine(config);
  const isForHome = (instance: InstanceId): boolean => instance === 'program' && onAir === 'program';
  const picturesOf = (instance: InstanceId): Pictures => (isForHome(instance) ? 'obs-home' : PICTURES_OF[instance][0]);
  // A page without a key is believed on this machine, and would show whatever the crew sees.
  const saysKey = (instance: InstanceId): boolean => asksForKey || instance !== 'program' || onAir !== 'nobody';
  const { all, ...ofTeams } = config.viewers.media.feeds;
  let state: ObsView['state'] = 'not-configured';
  const obs = createObs({
    config: config.obs,
    passwords: {
      program: process.env['OBS_PASSWORD'],
      white: process.env['OBS_WHITE_PASSWORD'],
      black: process.env['OBS_BLACK_PASSWORD'],
    },
    settings: { read: (key) => journal.setting(key), save: (key, value) => journal.saveSetting(key, value) },
    serverUrl: `http://${host}:${port}`,
    pages: sourcePages,
    hosts: allowedHosts(host, port, config.allowedHosts),
    // A team's pages say their key on this machine too: by it they are of that team, whatever its colour.
    pagesKey: (instance) => (saysKey(instance) ? crew.pictures.of(picturesOf(instance)) : null),
    isForHome,
    notNow: (instance) => (instance === 'program' ? null : NOT_NOW[crew.machines.state()]),
    feeds: { ...(all !== undefined && { program: all }), ...ofTeams },
    passphrase: passphraseOf(process.env[PASSPHRASE_NAME]),
    onChange: (views) => {
      ({ state } = views.obs);
      publishing.put(views);
      see(views.obsInstances);
    },
    log,
    now,
  });
  return { obs, state: () => state, troubles };
};
