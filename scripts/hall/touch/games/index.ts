import type { TouchedGame } from '../game';
import { business } from './business';
import { swedish } from './swedish';

/** The games that are played by touch. */
export const TOUCHED = { business, swedish } as const satisfies Readonly<Record<string, TouchedGame>>;

export type TouchGame = keyof typeof TOUCHED;

export const isTouched = (game: string): game is TouchGame => Object.hasOwn(TOUCHED, game);
