import { PASSPHRASE_NAME, passphraseOf, rtmpServer, SRT_KEY_BYTES } from '../../bundles/chess-match/src/contract/feeds';
import { AUDIENCES, type HomeAudience } from '../../bundles/chess-match/src/contract/viewers';
import { ArgumentError } from '../lib/arguments';
import { isLoopback } from '../engine/options';
import { UNDERSTOOD } from './packing';
import { privately, type Input } from './privately';

/** Where the picture and sound of an audience come in. */
export interface Intake {
  readonly audience: HomeAudience;
  /** As it is said to people: "rtmp://127.0.0.1:1935/live". No secret is in it. */
  readonly address: string;
  /** By which ffmpeg listens there. */
  readonly input: Input;
}

const inputOf = (audience: HomeAudience, url: URL, env: NodeJS.ProcessEnv): Omit<Intake, 'audience'> => {
  const { protocol, host } = url;
  if (protocol === 'rtmp:') {
    if (!isLoopback(host))
      throw new ArgumentError(
        `viewers.media.feeds: RTMP asks nobody who he is, so that ${url.href} would show whatever a stranger sends. Take rtmp://127.0.0.1:1935 for an OBS on this machine, srt://0.0.0.0:9001 for one elsewhere.`,
      );
    const address = rtmpServer(host);
    // It takes any stream key, and complains of all but this one.
    const named = ['-listen', '1', '-i', `${address}/${audience}`];
    return { address, input: { arguments: named, written: '' } };
  }
  const passphrase = passphraseOf(env[PASSPHRASE_NAME]);
  if (passphrase === null)
    throw new ArgumentError(
      `viewers.media.feeds: ${url.href} is encrypted, and the environment has no ${PASSPHRASE_NAME} of 10 to 79 letters and figures. Make one: ${PASSPHRASE_NAME}=$(openssl rand -hex 16); OBS is given the same.`,
    );
  const address = `srt://${host}`;
  const input = privately(`${address}?mode=listener`, { pbkeylen: SRT_KEY_BYTES, passphrase, ...UNDERSTOOD });
  return { address, input };
};

const urlOf = (address: string): URL => {
  try {
    return new URL(address);
  } catch {
    throw new ArgumentError(`viewers.media.feeds: "${address}" is no address; say rtmp://127.0.0.1:1935.`);
  }
};

/**
 * Where each audience's feed comes in, by `viewers.media.feeds` of cfg/chess-match.json.
 * @throws ArgumentError where it cannot be done so
 */
export const intakesOf = (
  feeds: Readonly<Partial<Record<HomeAudience, string>>>,
  env: NodeJS.ProcessEnv,
): readonly Intake[] => {
  const taken = new Set<string>();
  return AUDIENCES.flatMap((audience) => {
    const address = feeds[audience];
    if (address === undefined) return [];
    const url = urlOf(address);
    if (taken.has(url.port))
      throw new ArgumentError(`viewers.media.feeds: port ${url.port} is named twice; each feed needs its own.`);
    taken.add(url.port);
    return [{ audience, ...inputOf(audience, url, env) }];
  });
};
