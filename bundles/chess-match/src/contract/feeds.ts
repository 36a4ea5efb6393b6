/** Key frames stand so far apart at most: a piece of a packed feed begins with one, and is as long as that. */
export const KEY_FRAME_SECONDS = 2;

/**
 * The environment variable that holds the pass phrase of encrypted feeds: for who packs them, and for who sets OBS up.
 */
export const PASSPHRASE_NAME = 'MEDIA_PASSPHRASE';
/** As long as SRT takes one, of characters that mean nothing in an address. */
const PASSPHRASE = /^[\w-]{10,79}$/;

/** null: there is none, or one that is not taken. */
export const passphraseOf = (text: string | undefined): string | null =>
  text !== undefined && PASSPHRASE.test(text) ? text : null;

/** Where a feed comes in by RTMP. @param host with port */
export const rtmpServer = (host: string): string => `rtmp://${host}/live`;

export const SRT_KEY_BYTES = 16;

/** Where one comes in encrypted, as who sends it says that. @param host with port */
export const srtAddress = (host: string, passphrase: string): string =>
  `srt://${host}?mode=caller&pbkeylen=${SRT_KEY_BYTES}&passphrase=${passphrase}`;
