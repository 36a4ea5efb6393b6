import { describe, expect, it } from 'vitest';
import { ConfigError } from '../../server/configFile';
import { checkNetwork, warnOfNetwork, type NetworkSettings } from './reach';

const HERE: NetworkSettings = { host: '127.0.0.1', port: 9090, isLoginEnabled: false, openToNetwork: false };
const EVERYWHERE: NetworkSettings = { ...HERE, host: '0.0.0.0' };

const warnings = (settings: NetworkSettings): readonly string[] => {
  const lines: string[] = [];
  const ignore = (): void => undefined;
  warnOfNetwork(settings, { info: ignore, error: ignore, warn: (line: string) => lines.push(line) });
  return lines;
};

describe('who is on the network', () => {
  it('is nobody else on loopback: nothing is asked and nothing said', () => {
    expect(() => checkNetwork(HERE)).not.toThrow();
    expect(warnings(HERE)).toEqual([]);
  });

  it('is everybody elsewhere: refused unless the configuration says so, with what to set', () => {
    expect(() => checkNetwork(EVERYWHERE)).toThrow(ConfigError);
    expect(() => checkNetwork(EVERYWHERE)).toThrow(
      /listens on "0\.0\.0\.0".*"host": "127\.0\.0\.1".*"openToNetwork": true/s,
    );
    expect(() => checkNetwork({ ...EVERYWHERE, openToNetwork: true })).not.toThrow();
  });

  it('is said in the log while it is open', () => {
    expect(warnings({ ...EVERYWHERE, openToNetwork: true }).length).toBeGreaterThan(2);
  });

  it('is not decided by a login that does not stand before the match', () => {
    expect(() => checkNetwork({ ...HERE, isLoginEnabled: true })).toThrow(/does not stand before the match/);
    expect(() => checkNetwork({ ...HERE, isLoginEnabled: true, openToNetwork: true })).toThrow(ConfigError);
  });
});
