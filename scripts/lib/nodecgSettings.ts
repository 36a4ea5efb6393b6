import {
  ANY_OBJECT,
  check,
  group,
  oneOf,
  PORT,
  text,
  YES_OR_NO,
  type Allowed,
} from '../../bundles/chess-match/src/match/server/configFile';

const LOG = {
  enabled: YES_OR_NO,
  level: oneOf(['verbose', 'debug', 'info', 'warn', 'error', 'silent']),
  timestamps: YES_OR_NO,
  replicants: YES_OR_NO,
};

/**
 * What each setting of cfg/nodecg.json may be. NodeCG takes a name that it does not know for none, and names none that
 * is wrong.
 */
export const NODECG_SETTINGS = group({
  // Empty: all of this machine's addresses.
  host: text('an address of this machine, as "127.0.0.1"', () => true),
  port: PORT,
  baseURL: text('how browsers call this server, as "studio-pc:9090"'),
  exitOnUncaught: YES_OR_NO,
  logging: group({
    console: group(LOG),
    file: group({ ...LOG, path: text('the path of a file, as "logs/nodecg.log"') }),
  }),
  bundles: ANY_OBJECT,
  login: ANY_OBJECT,
  ssl: ANY_OBJECT,
  sentry: ANY_OBJECT,
});

/**
 * @param given what the file holds; undefined where there is none. @throws SettingError that says which makes no sense
 */
export const checkNodecgConfig = (given: unknown): Allowed<typeof NODECG_SETTINGS> =>
  check(NODECG_SETTINGS, given ?? {}, { file: 'nodecg.json', path: [] });
