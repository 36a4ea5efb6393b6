import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import decodeJpeg, { init as initJpeg } from '@jsquash/jpeg/decode.js';
import decodePng, { init as initPng } from '@jsquash/png/decode.js';
import decodeWebp, { init as initWebp } from '@jsquash/webp/decode.js';
import type { Decode, PictureFormat } from './pictures';

const require = createRequire(import.meta.url);

const moduleOf = (file: string): WebAssembly.Module => new WebAssembly.Module(readFileSync(require.resolve(file)));

/** What decoders hand their pixels over in; browsers have it. */
class Pixels {
  constructor(
    readonly data: Uint8ClampedArray,
    readonly width: number,
    readonly height: number,
  ) {}
}

/**
 * Lines the decoder of JPEG says of the file at hand. It goes on with grey where a file ends, and says so here alone.
 */
let said: string[] = [];

const CUT_OFF = /premature end|bad huffman|bogus/i;

const jpegDecoder = async (bytes: ArrayBuffer): Promise<void> => {
  said = [];
  await decodeJpeg(bytes);
  const complaint = said.find((line) => CUT_OFF.test(line));
  if (complaint !== undefined) throw new Error(complaint);
};

const decoders = async (): Promise<Readonly<Record<PictureFormat, (bytes: ArrayBuffer) => Promise<unknown>>>> => {
  Object.assign(globalThis, { ImageData: Pixels });
  await initPng(moduleOf('@jsquash/png/codec/pkg/squoosh_png_bg.wasm'));
  const jpeg = moduleOf('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm');
  await initJpeg({
    printErr: (line: string) => said.push(line),
    instantiateWasm: (imports: WebAssembly.Imports, callback: (instance: WebAssembly.Instance) => unknown) => {
      const instance = new WebAssembly.Instance(jpeg, imports);
      callback(instance);
      return instance.exports;
    },
  });
  await initWebp(moduleOf('@jsquash/webp/codec/dec/webp_dec.wasm'));
  return { png: decodePng, jpg: jpegDecoder, webp: decodeWebp };
};

let loaded: ReturnType<typeof decoders> | null = null;

/** In memory of their own, which nothing else of the server shares; one picture after the other. */
export const decodePicture: Decode = async (format, bytes) => {
  loaded ??= decoders();
  const decoder = (await loaded)[format];
  return decoder(new Uint8Array(bytes).buffer).then(
    () => true,
    () => false,
  );
};
