import type { TouchedGame } from '../game';
import { belarusian } from './belarusian';
import { business } from './business';
import { progressive } from './progressive';
import { swedish } from './swedish';

/** The games that are played by touch. */
export const TOUCHED = { business, swedish, progressive, belarusian } as const satisfies Readonly<
  Record<string, TouchedGame>
>;

export type TouchGame = keyof typeof TOUCHED;

export const isTouched = (game: string): game is TouchGame => Object.hasOwn(TOUCHED, game);
