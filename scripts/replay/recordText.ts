import { decode, isConcluded } from '../../bundles/chess-match/src/encoding/encodingOf';
import { lettersSample } from '../../bundles/chess-match/src/encoding/lettersSample';
import { err, ok, type Result } from '../../bundles/chess-match/src/games/common/result';

const SAMPLE = 6;

/**
 * A record as UTF-8. One whose encoding was concluded is read only where the user names it, having seen its names.
 * @param asked the encoding the user named; null: none
 * @returns the bytes, as they are where nothing better is known of them; or what to look at and to write
 */
export const recordBytes = (bytes: Uint8Array, asked: string | null): Result<Uint8Array, string> => {
  const file = decode(bytes);
  const found = file?.encoding ?? 'unsure';
  if (asked !== null && asked !== found) return err(`it does not read as ${asked}. Save it as UTF-8`);
  if (file === null) return ok(bytes);
  if (asked === null && isConcluded(file.encoding)) {
    const names = lettersSample(file.text, SAMPLE).join(' · ');
    return err(`it reads as ${file.encoding}: ${names}. If these letters are right, add --encoding ${file.encoding}`);
  }
  return ok(new TextEncoder().encode(file.text));
};
