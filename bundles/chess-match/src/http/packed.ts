import type { IncomingHttpHeaders } from 'node:http';
import { gzipSync } from 'node:zlib';
import { acceptsGzip } from './acceptsGzip';

/** Bytes that go over the wire, packed once for all who ask. */
export interface Packed {
  readonly plain: Buffer;
  /** Null: they are of a kind that comes packed already. */
  readonly zipped: Buffer | null;
}

export const packed = (body: string): Packed => {
  const plain = Buffer.from(body);
  return { plain, zipped: gzipSync(plain) };
};

/** What goes to whoever asks with these headers, and what is to be said of that. */
export const packedFor = (
  asked: IncomingHttpHeaders,
  { plain, zipped }: Packed,
): { readonly bytes: Buffer; readonly headers: Readonly<Record<string, string>> } => {
  if (zipped === null) return { bytes: plain, headers: {} };
  const vary = 'Accept-Encoding';
  return acceptsGzip(asked)
    ? { bytes: zipped, headers: { vary, 'content-encoding': 'gzip' } }
    : { bytes: plain, headers: { vary } };
};
