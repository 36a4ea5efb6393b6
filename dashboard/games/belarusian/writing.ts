import { turnIn } from 'chess-match/games/belarusian';
import { AS_TYPED, type LineWriting } from '../../shared/writing';

/** As it is typed: the rules read both alphabets. */
export const WRITING: LineWriting = { ...AS_TYPED, shown: turnIn };
