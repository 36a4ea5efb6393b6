import { gzipSync } from 'node:zlib';

/** Something that goes over the wire, made once for all who ask. */
export interface Ready {
  readonly plain: Buffer;
  readonly zipped: Buffer;
}

export const readyOf = (body: string): Ready => {
  const plain = Buffer.from(body);
  return { plain, zipped: gzipSync(plain) };
};
