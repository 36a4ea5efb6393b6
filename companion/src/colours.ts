/** Colours of keys, as Companion has them: 0xrrggbb. Tally is red on air and green in the preview, as on cameras. */
export const WHITE = 0xffffff;
export const BLACK = 0x000000;
export const KEY = 0x1b2430;
export const ON_AIR = 0xc4121a;
export const CUED = 0x0b7a3b;
export const RUNS = 0x1b5fb4;
export const LOW = 0xe0a100;
export const ALARM = 0xff6a00;
/** Nothing is known. */
export const LOST = 0x3a3a3a;
export const LOST_TEXT = 0xb8b8b8;
