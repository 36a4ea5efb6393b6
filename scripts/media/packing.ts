import { join } from 'node:path';
import { KEY_FRAME_SECONDS } from '../../bundles/chess-match/src/contract/feeds';
import { NO_SOUND } from '../../bundles/chess-match/src/match/home/feedStatus';
import type { Input } from './privately';

/** Picture and sound, and sound alone: for those on the move. */
export const KINDS = ['av', 'a'] as const;

export type Kind = (typeof KINDS)[number];

/**
 * A piece ends with the first key frame after so long: one that comes a millisecond early would make it twice as long.
 */
const PIECE_SECONDS = KEY_FRAME_SECONDS - 0.1;
/**
 * Bytes, and µs: before the first piece is over, or it would come late and be taken for a later one. What was looked at
 * for that is packed too (no `-fflags nobuffer`): else sound would begin at once and picture with the next key frame,
 * and players take the first of the two for the time of both.
 */
export const UNDERSTOOD = { probesize: 2_000_000, analyzeduration: 1_000_000 };
/** More than are made between two looks, however busy the machine is. */
const LISTED = 20;

const MAPS: Readonly<Record<Kind, readonly string[]>> = {
  av: ['-map', '0:v:0', '-map', '0:a:0'],
  a: ['-map', '0:a:0'],
};

export const playlistIn = (folder: string, kind: Kind): string => join(folder, `${kind}.m3u8`);

/** A file has its name only when it is whole, and none ever has the name of another. */
const hls = (folder: string, kind: Kind, first: number): readonly string[] => [
  ...MAPS[kind],
  ...['-c', 'copy', '-f', 'hls', '-hls_time', String(PIECE_SECONDS), '-hls_list_size', String(LISTED)],
  ...['-start_number', String(first), '-hls_flags', 'independent_segments+temp_file'],
  ...['-hls_segment_filename', join(folder, `${kind}-%d.ts`), playlistIn(folder, kind)],
];

/**
 * What ffmpeg is started with: nothing is encoded again.
 * @param input by which it listens
 * @param folder where it puts segments
 * @param first number of the first segment: above all that have a name already, or one that is held would become
 *   another
 */
export const packingArguments = (input: Pick<Input, 'arguments'>, folder: string, first: number): readonly string[] => [
  ...['-hide_banner', '-nostdin', '-loglevel', 'warning'],
  ...Object.entries(UNDERSTOOD).flatMap(([name, value]) => [`-${name}`, String(value)]),
  ...input.arguments,
  ...KINDS.flatMap((kind) => hls(folder, kind, first)),
];

/**
 * What ffmpeg's last words say of a stream that cannot be packed as it is, however often it comes; null: nothing that
 * is known here.
 */
export const faultOf = (lines: readonly string[]): string | null =>
  lines.some((line) => /'?0:a:0'? matches no streams/.test(line)) ? NO_SOUND : null;

/** A segment as ffmpeg lists it. */
export interface Listed {
  readonly name: string;
  readonly number: number;
  readonly seconds: number;
}

const SEGMENT = /^#EXTINF:([\d.]+),[^\n]*\n(?:#[^\n]*\n)*(\w+-(\d+)\.ts)$/gm;

/** The segments of a playlist of ffmpeg's, the oldest first. */
export const segmentsIn = (playlist: string): readonly Listed[] =>
  [...playlist.matchAll(SEGMENT)].map(([, seconds, name = '', number]) => ({
    name,
    number: Number(number),
    seconds: Number(seconds),
  }));
