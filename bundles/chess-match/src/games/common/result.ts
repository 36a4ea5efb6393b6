/** The answer of everything that can be refused: a value or an error, never a throw. */
export type Result<T, E> = Ok<T> | Err<E>;
export interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}
export interface Err<E> {
  readonly ok: false;
  readonly error: E;
}

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });
export const err = <E>(error: E): Err<E> => ({ ok: false, error });

/** The first of what was decided; null where nothing was, or it was refused. */
export const firstOf = <T>(decided: Result<readonly T[], unknown>): T | null =>
  decided.ok ? (decided.value[0] ?? null) : null;
