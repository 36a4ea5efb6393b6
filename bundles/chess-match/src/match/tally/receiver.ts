import type { Lamp } from './tsl';

/** Where a display takes what it is told. */
export interface Target {
  readonly host: string;
  readonly port: number;
}

/** Hears of a receiver what is wrong with it; null: nothing. */
export type OnState = (reason: string | null) => void;

/** A display, or a multiviewer with many, that is told which lamps are lit. */
export interface Receiver {
  tell(lamps: readonly Lamp[]): void;
  stop(): void;
}
