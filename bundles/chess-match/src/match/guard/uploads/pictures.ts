import type { Ending } from './categories';

export type PictureEnding = Exclude<Ending, 'svg' | 'css'>;

const startsWith = (bytes: Buffer, at: number, ...start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[at + index] === byte);

const ascii = (text: string): readonly number[] => [...text].map((letter) => letter.charCodeAt(0));

const isJpeg = (bytes: Buffer): boolean => startsWith(bytes, 0, 0xff, 0xd8, 0xff);

const BEGINS: Readonly<Record<PictureEnding, (bytes: Buffer) => boolean>> = {
  png: (bytes) =>
    startsWith(bytes, 0, 0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a) && startsWith(bytes, 12, ...ascii('IHDR')),
  jpg: isJpeg,
  jpeg: isJpeg,
  webp: (bytes) => startsWith(bytes, 0, ...ascii('RIFF')) && startsWith(bytes, 8, ...ascii('WEBPVP8')),
};

/** Whether a file begins as pictures of that ending do. */
export const isPicture = (ending: PictureEnding, bytes: Buffer): boolean => BEGINS[ending](bytes);
