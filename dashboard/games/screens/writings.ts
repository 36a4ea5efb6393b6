import { AS_TYPED, type LineWriting } from '../../shared/writing';
import { WRITING as BELARUSIAN } from '../belarusian/writing';
import { WRITING as BUSINESS } from '../business/writing';
import { WRITING as PROGRESSIVE } from '../progressive/writing';

/** How the turns of each game are written whose lines a page reads before its rules do. */
const WRITINGS: Readonly<Record<string, LineWriting>> = {
  business: BUSINESS,
  progressive: PROGRESSIVE,
  belarusian: BELARUSIAN,
};

export const writingOf = (game: string | null): LineWriting => WRITINGS[game ?? ''] ?? AS_TYPED;
