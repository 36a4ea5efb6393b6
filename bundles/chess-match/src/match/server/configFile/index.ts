export { ConfigError } from './configError';
export { readConfigFile, readSettings, settingsIn } from './configFile';
export {
  ANY_OBJECT,
  check,
  group,
  listOf,
  oneOf,
  orNull,
  PORT,
  text,
  whole,
  wholeNumber,
  YES_OR_NO,
  type Allowed,
  type Kind,
} from './kinds';
export { SettingError } from './settingError';
