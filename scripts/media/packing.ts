import { join } from 'node:path';

/** Picture and sound, and sound alone: for those on the move. */
export const KINDS = ['av', 'a'] as const;

export type Kind = (typeof KINDS)[number];

/** Key frames of OBS stand so far apart: a segment begins with one. */
const SEGMENT_SECONDS = 2;
/** More than are made between two looks, however busy the machine is. */
const LISTED = 20;

const MAPS: Readonly<Record<Kind, readonly string[]>> = {
  av: ['-map', '0:v:0', '-map', '0:a:0'],
  a: ['-map', '0:a:0'],
};

export const playlistIn = (folder: string, kind: Kind): string => join(folder, `${kind}.m3u8`);

/** A file has its name only when it is whole, and none ever has the name of another. */
const hls = (folder: string, kind: Kind): readonly string[] => [
  ...MAPS[kind],
  ...['-c', 'copy', '-f', 'hls', '-hls_time', String(SEGMENT_SECONDS), '-hls_list_size', String(LISTED)],
  ...['-hls_start_number_source', 'epoch', '-hls_flags', 'independent_segments+temp_file'],
  ...['-hls_segment_filename', join(folder, `${kind}-%d.ts`), playlistIn(folder, kind)],
];

/** What ffmpeg is started with: nothing is encoded again. @param input by which it listens @param folder where it puts segments */
export const packingArguments = (input: readonly string[], folder: string): readonly string[] => [
  ...['-hide_banner', '-nostdin', '-loglevel', 'warning'],
  ...['-fflags', 'nobuffer', '-probesize', '2000000', '-analyzeduration', '3000000'],
  ...input,
  ...KINDS.flatMap((kind) => hls(folder, kind)),
];

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
    ...{ name, number: Number(number), seconds: Number(seconds) },
  }));
