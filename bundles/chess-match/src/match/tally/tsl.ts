import { ascii } from './ascii';

/** Something that may be on air, and whether it is. */
export interface Lamp {
  /** From 1; of TSL 3.1 up to 126. */
  readonly index: number;
  /** In any letters: a form that has no more is given ASCII. */
  readonly text: string;
  readonly isOnAir: boolean;
}

const TSL3_BYTES = 18;
const TSL3_ADDRESS = 0x80;
/** Lamp 1, as tally displays show red. */
const TSL3_LAMP_1 = 0b0001;
const TSL3_FULL_BRIGHTNESS = 0b11_0000;
const TSL3_TEXT = 16;

/** A lamp by TSL UMD 3.1: 18 bytes, address, lamps and brightness, sixteen characters of ASCII. */
export const tsl3 = ({ index, text, isOnAir }: Lamp): Buffer => {
  const bytes = Buffer.alloc(TSL3_BYTES, ' ', 'latin1');
  bytes.writeUInt8(TSL3_ADDRESS + index, 0);
  bytes.writeUInt8(TSL3_FULL_BRIGHTNESS | (isOnAir ? TSL3_LAMP_1 : 0), 1);
  bytes.write(ascii(text).slice(0, TSL3_TEXT), 2, 'latin1');
  return bytes;
};

const RED = 1;
const TSL5_HEAD = 12;
const TSL5_UTF_16 = 1;
/** Right, text and left lamp stand two bits apart; brightness above them. */
const TSL5_RED = RED | (RED << 2) | (RED << 4);
const TSL5_FULL_BRIGHTNESS = 0b11 << 6;

/** A lamp by TSL UMD 5.0, as a packet of its own, little endian: screen 0, all three lamps alike, UTF-16 if it must. */
export const tsl5 = ({ index, text, isOnAir }: Lamp): Buffer => {
  const isAscii = ascii(text) === text;
  const words = Buffer.from(text, isAscii ? 'latin1' : 'utf16le');
  const bytes = Buffer.alloc(TSL5_HEAD + words.length);
  bytes.writeUInt16LE(bytes.length - 2, 0);
  // Version 0; of the flags: which letters, and that there is one message or more; screen 0.
  bytes.writeUInt8(isAscii ? 0 : TSL5_UTF_16, 3);
  bytes.writeUInt16LE(index, 6);
  bytes.writeUInt16LE(TSL5_FULL_BRIGHTNESS | (isOnAir ? TSL5_RED : 0), 8);
  bytes.writeUInt16LE(words.length, 10);
  words.copy(bytes, TSL5_HEAD);
  return bytes;
};

const DLE = 0xfe;
const STX = 0x02;

/** A packet of TSL UMD 5.0 in a stream: where it begins stands DLE STX, and each DLE inside is doubled. */
export const framed = (packet: Buffer): Buffer =>
  Buffer.from([DLE, STX, ...[...packet].flatMap((byte) => (byte === DLE ? [DLE, DLE] : [byte]))]);
