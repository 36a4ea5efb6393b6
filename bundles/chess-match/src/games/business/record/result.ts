import type { NotationError } from './errors';

/** What was read, or the first error. The same shape as the results of rules/. */
export type Read<T, E = NotationError> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const read = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const unread = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });
