/** A match has as many of these as are agreed, the first ones. */
export const THREADS = ['1', '2', '3', '4', '5'] as const;

/** Null for a thread there is no board of. */
export const boardIn = (thread: string): number | null => {
  const index = (THREADS as readonly string[]).indexOf(thread);
  return index < 0 ? null : index + 1;
};
