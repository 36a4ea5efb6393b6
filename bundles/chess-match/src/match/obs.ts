import type NodeCG from 'nodecg/types';
import type { Obs, ObsOptions } from '../obs';
import type { MatchConfig } from './config';
import { obsKeyIn } from './crew';
import type { Journal } from './journal/contract';
import type { Publisher } from './publish/publisher';

interface ObsParts {
  readonly nodecg: NodeCG.ServerAPI;
  readonly createObs: (options: ObsOptions) => Obs;
  readonly journal: Journal;
  readonly publisher: Publisher;
  readonly config: MatchConfig;
  /** Where the key of OBS's pages is kept. */
  readonly folder: string;
  readonly now: () => number;
}

/** OBS on this server: its passwords from the environment, its settings in the journal, its views as replicants. */
export const obsOf = ({ nodecg, createObs, journal, publisher, config, folder, now }: ObsParts): Obs =>
  createObs({
    config: config.obs,
    passwords: {
      program: process.env['OBS_PASSWORD'],
      white: process.env['OBS_WHITE_PASSWORD'],
      black: process.env['OBS_BLACK_PASSWORD'],
    },
    settings: { read: (key) => journal.setting(key), save: (key, value) => journal.saveSetting(key, value) },
    serverUrl: `http://${nodecg.config.host}:${nodecg.config.port}`,
    pagesKey: config.obs.pagesUrl !== null || config.keyOnOwnMachine ? obsKeyIn(folder) : null,
    onChange: ({ obs: inShort, obsInstances, obsPlans }) => {
      publisher.publishOne('obs', inShort);
      publisher.publishOne('obsInstances', obsInstances);
      publisher.publishOne('obsPlans', obsPlans);
    },
    log: nodecg.log,
    now,
  });
