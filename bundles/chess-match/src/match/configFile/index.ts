export { ConfigError } from './configError';
export { parseConfigText, readConfigFile } from './configFile';
