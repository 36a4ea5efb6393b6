import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** In the server's root. */
export const RECORD_FILE = 'packets.jsonl';

export interface RecordedPacket {
  readonly namespace: string;
  /** Without the acknowledgement. */
  readonly packet: readonly unknown[];
  readonly wantsAnswer: boolean;
}

/** What a server with the recording extension was sent so far. */
export const readPackets = (root: string): readonly RecordedPacket[] => {
  const path = join(root, RECORD_FILE);
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as RecordedPacket);
};
