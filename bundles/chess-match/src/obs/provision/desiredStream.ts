import { PASSPHRASE_NAME, rtmpServer, srtAddress } from '../../contract/feeds';
import { isLoopback } from '../../match/gate/network/loopback';
import type { InstanceId } from '../contract';

/** Where an OBS is to stream to for viewers at home; SRT has all in the address of its server. */
export interface StreamAddress {
  readonly server: string;
  readonly key: string;
}

/** Of the feed of this OBS's audience. */
export type StreamNote =
  | { readonly code: 'stream_elsewhere' | 'stream_no_host'; readonly params: Readonly<Record<string, never>> }
  | { readonly code: 'stream_no_secret'; readonly params: { readonly name: string } }
  | { readonly code: 'stream_right'; readonly params: { readonly server: string } }
  | { readonly code: 'stream_running'; readonly params: { readonly now: string } };

/** Where it is to stream to, or why that cannot be said. */
export type DesiredStream = StreamAddress | StreamNote;

export interface StreamParts {
  readonly id: InstanceId;
  /** Of the OBS: host:port or a ws:// URL; null: there is none. */
  readonly address: string | null;
  /** Where its audience's feed comes in: "rtmp://127.0.0.1:1935", "srt://0.0.0.0:9001"; undefined: it has none. */
  readonly feed: string | undefined;
  /** Where OBS elsewhere reaches this machine; null: it is not said. */
  readonly pagesUrl: string | null;
  /** Of encrypted feeds; null: this server was given none. */
  readonly passphrase: string | null;
}

const AUDIENCE: Readonly<Record<InstanceId, string>> = { program: 'all', white: 'white', black: 'black' };
const EVERYWHERE: readonly string[] = ['0.0.0.0', '[::]'];

export const urlOf = (address: string): URL | null => (URL.canParse(address) ? new URL(address) : null);
const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

const isHere = (address: string): boolean => {
  const url = urlOf(/^wss?:/.test(address) ? address : `ws://${address}`);
  return url !== null && isLoopback(bare(url.hostname));
};

/** Where an OBS is to stream to, by where feeds come in; null: nowhere. */
export const desiredStream = ({ id, address, feed, pagesUrl, passphrase }: StreamParts): DesiredStream | null => {
  const url = feed === undefined ? null : urlOf(feed);
  if (url === null || address === null) return null;
  const isNear = isHere(address);
  if (url.protocol === 'rtmp:')
    return isNear ? { server: rtmpServer(url.host), key: AUDIENCE[id] } : { code: 'stream_elsewhere', params: {} };
  if (passphrase === null) return { code: 'stream_no_secret', params: { name: PASSPHRASE_NAME } };
  const here = isNear ? '127.0.0.1' : pagesUrl === null ? null : new URL(pagesUrl).hostname;
  const host = EVERYWHERE.includes(url.hostname) ? here : url.hostname;
  return host === null
    ? { code: 'stream_no_host', params: {} }
    : { server: srtAddress(`${host}:${url.port}`, passphrase), key: '' };
};

/** The plan is shown to the whole crew. */
export const withoutPassphrase = (server: string): string => server.replace(/([?&]passphrase=)[^&#]*/, '$1…');
