import { resolve } from 'node:path';
import {
  LEAST_SECRET_LENGTH,
  linksKeyOf,
  publishKeyOf,
  SECRET_NAME,
  secretOf,
} from '../../bundles/chess-match/src/match/home/keys';
import { ArgumentError, readArguments } from '../lib/arguments';
import { isLoopback, type EngineOptions } from './options';

interface Machine {
  readonly isRoot: boolean;
  readonly cores: number;
}

const PLACE = /^(\[[0-9a-f:]+\]|[\w.-]+):(\d{1,5})$/i;
/** What stands in a configuration between quotes, or as one word. */
const WORD = /^[\w./:[\]@-]+$/;

const place = (name: string, value: string): string => {
  const port = Number(PLACE.exec(value)?.[2]);
  if (port >= 1 && port <= 65_535) return value;
  throw new ArgumentError(`--${name} takes an address and a port, like 0.0.0.0:443.`);
};

/** nginx counts no further. */
const MOST_PER_ADDRESS = 65_535;

const count = (name: string, value: string, most: number): number => {
  const number = Number(value);
  if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  throw new ArgumentError(`--${name} takes a whole number from 1 to ${most}.`);
};

const word = (name: string, value: string): string => {
  if (WORD.test(value)) return value;
  throw new ArgumentError(`--${name}: "${value}" has a character that no configuration can hold.`);
};

const orNull = (name: string, value: string | undefined): string | null =>
  value === undefined ? null : word(name, value);

const OPTIONS = {
  out: { type: 'string', default: 'db/engine' },
  listen: { type: 'string', default: '0.0.0.0:9600' },
  publish: { type: 'string', default: '127.0.0.1:9601' },
  certificate: { type: 'string' },
  key: { type: 'string' },
  user: { type: 'string' },
  viewers: { type: 'string', default: '10000' },
  'per-address': { type: 'string', default: '300' },
  proxy: { type: 'string' },
  media: { type: 'string' },
  origin: { type: 'string', default: '127.0.0.1:9092' },
} as const;

/**
 * What `npm run site:nginx` was asked for.
 * @throws ArgumentError where it cannot be done so
 */
export const engineArguments = (
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { isRoot, cores }: Machine,
): { readonly folder: string; readonly options: EngineOptions } => {
  const { values } = readArguments({ args: [...args], options: OPTIONS });
  const secret = secretOf(env);
  if (secret === null)
    throw new ArgumentError(
      `The environment has no ${SECRET_NAME} of ${LEAST_SECRET_LENGTH} characters or more. Make one: ${SECRET_NAME}=$(openssl rand -hex 24); the match server is started with the same.`,
    );
  const [certificate, key] = [orNull('certificate', values.certificate), orNull('key', values.key)];
  if ((certificate === null) !== (key === null))
    throw new ArgumentError('--certificate and --key come together: one is of no use without the other.');
  const tls = certificate === null || key === null ? null : { certificate, key };
  const publish = place('publish', values.publish);
  if (tls === null && !isLoopback(publish))
    throw new ArgumentError(
      `--publish ${publish} would take documents and a key over the open net: give --certificate and --key too, or publish to 127.0.0.1 through a tunnel.`,
    );
  return {
    folder: values.out,
    options: {
      listen: place('listen', values.listen),
      publish,
      tls,
      publishKey: publishKeyOf(secret),
      linksKey: linksKeyOf(secret),
      user: orNull('user', values.user) ?? (isRoot ? 'www-data' : null),
      workers: Math.min(cores, 8),
      viewers: count('viewers', values.viewers, 200_000),
      perAddress: count('per-address', values['per-address'], MOST_PER_ADDRESS),
      proxy: orNull('proxy', values.proxy),
      media: values.media === undefined ? null : word('media', resolve(values.media)),
      origin: values.origin === 'none' ? null : place('origin', values.origin),
      pingSeconds: 25,
    },
  };
};
