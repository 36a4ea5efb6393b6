import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded } from './random';

const RATE = 48_000;

/** Mono samples from -1 to 1 at 48 kHz. */
export type Samples = Float32Array;

export const silence = (ms: number): Samples => new Float32Array(Math.round((ms * RATE) / 1000));

export const msOf = ({ length }: Samples): number => (length * 1000) / RATE;

export const joined = (...parts: readonly Samples[]): Samples => {
  const all = new Float32Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

export const louder = (samples: Samples, db: number): Samples => samples.map((sample) => sample * 10 ** (db / 20));

/** A steady tone; its peak is at `db`. */
export const tone = (ms: number, db: number): Samples =>
  louder(
    silence(ms).map((_, index) => Math.sin((2 * Math.PI * 440 * index) / RATE)),
    db,
  );

/**
 * A burst of 40 ms that rises within 8 ms, and a breath after it, 12 dB below and dying away for a third of a second.
 */
export const cough = (seed: number): Samples => {
  const next = seeded(seed);
  const envelope = (ms: number): number => {
    if (ms < 8) return ms / 8;
    if (ms < 40) return 1;
    return Math.max(Math.exp(-(ms - 40) / 15), 0.25 * Math.exp(-(ms - 40) / 130));
  };
  return silence(450).map((_, index) => envelope((index * 1000) / RATE) * (2 * next() - 1) * 0.9);
};

const header = (samples: number): Buffer => {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples * 2, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples * 2, 40);
  return head;
};

const encode = (samples: Samples): Buffer => {
  const body = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, index) =>
    body.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), index * 2),
  );
  return Buffer.concat([header(samples.length), body]);
};

/** espeak-ng speaks at 22 050 Hz. */
const resampled = (bytes: Buffer): Samples => {
  const rate = bytes.readUInt32LE(24);
  const from = new Int16Array(
    bytes.buffer.slice(bytes.byteOffset + 44, bytes.byteOffset + bytes.length - (bytes.length % 2)),
  );
  return silence((from.length * 1000) / rate).map(
    (_, index) => (from[Math.floor((index * rate) / RATE)] ?? 0) / 32_768,
  );
};

/** A sentence as espeak-ng says it, without the silence before it. */
export const speech = (voice: string, sentence: string): Samples => {
  const spoken = spawnSync('espeak-ng', ['-v', voice, '-s', '150', '--stdout', sentence]);
  if (spoken.status !== 0)
    throw new Error(`espeak-ng could not speak: ${spoken.error?.message ?? String(spoken.stderr)}`);
  const samples = resampled(spoken.stdout);
  return samples.subarray(samples.findIndex((sample) => Math.abs(sample) > 0.02));
};

/** Files for OBS to play. */
export interface Recordings {
  /** @returns the path of the WAV file */
  write(name: string, samples: Samples): string;
  dispose(): void;
}

export const recordings = (): Recordings => {
  const folder = mkdtempSync(join(tmpdir(), 'recordings-'));
  return {
    write: (name, samples) => {
      const path = join(folder, `${name}.wav`);
      writeFileSync(path, encode(samples));
      return path;
    },
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
};
