import type { AnyEvent, Entry } from '../../games/common/entry';

const eventOf = (body: string): AnyEvent | null => {
  try {
    const event: unknown = JSON.parse(body);
    return typeof event === 'object' && event !== null && 'type' in event ? (event as AnyEvent) : null;
  } catch {
    return null;
  }
};

/**
 * What can be read of a match's entries: from the first on, without holes, up to the one that is known to be damaged or
 * that is none. @param rows in the order of `seq`
 */
export const soundPart = (
  rows: readonly { readonly seq: number; readonly body: string }[],
  damagedAt: number | null,
): { readonly entries: readonly Entry[]; readonly damagedAt: number | null } => {
  const entries: Entry[] = [];
  for (const { seq, body } of rows) {
    const event = eventOf(body);
    const expected = entries.length + 1;
    if (seq !== expected || seq === damagedAt || event === null) return { entries, damagedAt: expected };
    entries.push({ seq, event });
  }
  return { entries, damagedAt: null };
};
