interface Tag {
  readonly name: string;
  readonly value: string;
}

const DATE = /^(\d{4})[.-](\d{2})[.-](\d{2})$/;
const TIME = /^(\d{2}):(\d{2})(?::(\d{2}))?$/;

/**
 * When a record says that play began, by its tags Date and Time, Unix ms; null where it says no whole date
 * ("????.??.??") or one that no calendar has. Records name no time zone: it is read as UTC.
 */
export const begunAtMs = (tags: readonly Tag[]): number | null => {
  const value = (of: string): string => tags.find(({ name }) => name === of)?.value.trim() ?? '';
  const date = DATE.exec(value('UTCDate') || value('Date'));
  if (date === null) return null;
  const [year, month, day] = date.slice(1).map(Number) as [number, number, number];
  const time = TIME.exec(value('UTCTime') || value('Time'));
  const [hours = 0, minutes = 0, seconds = 0] = (time ?? [])
    .slice(1)
    .map((part: string | undefined) => Number(part ?? 0));
  const ms = Date.UTC(year, month - 1, day, hours, minutes, seconds);
  return new Date(ms).getUTCDate() === day && ms > 0 ? ms : null;
};

/** "2026.11.26" of Unix ms: the day as a record says it and is read. */
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10).replaceAll('-', '.');
