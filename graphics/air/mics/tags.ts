/** How long a tag stays after its person was last heard, so that pauses between words do not make it flash. */
export const HOLD_MS = 600;
/** How long a tag takes to leave; its slot is not given to anyone before that. */
export const LEAVE_MS = 300;

/** Is the tag of one speaker. Times are Unix ms of the page. */
export interface Tag {
  readonly id: string;
  /** Where it stands from 0, for as long as it is there: nobody moves because another comes or goes. */
  readonly slot: number;
  /** Since when its person is silent; null while heard. */
  readonly silentSinceMs: number | null;
  /** Since when it is leaving; null while it stays. */
  readonly leavingSinceMs: number | null;
}

const aged = (tag: Tag, isHeard: boolean, nowMs: number): Tag | null => {
  if (isHeard) return { ...tag, silentSinceMs: null, leavingSinceMs: null };
  const { silentSinceMs, leavingSinceMs } = tag;
  if (leavingSinceMs !== null) return nowMs >= leavingSinceMs + LEAVE_MS ? null : tag;
  if (silentSinceMs === null) return { ...tag, silentSinceMs: nowMs };
  return nowMs >= silentSinceMs + HOLD_MS ? { ...tag, leavingSinceMs: nowMs } : tag;
};

const lowestFree = (tags: readonly Tag[]): number => {
  const taken = new Set(tags.map(({ slot }) => slot));
  let slot = 0;
  while (taken.has(slot)) slot += 1;
  return slot;
};

/**
 * The tags at `nowMs`, given who is heard. Who is heard gets the lowest free slot below `slots`, and waits where there
 * is none; a tag stays HOLD_MS after the last word, then leaves.
 */
export const tagsAt = (
  tags: readonly Tag[],
  heard: readonly string[],
  slots: number,
  nowMs: number,
): readonly Tag[] => {
  const stay = tags.flatMap((tag) => aged(tag, heard.includes(tag.id), nowMs) ?? []);
  return [...new Set(heard)].reduce<readonly Tag[]>((all, id) => {
    const slot = lowestFree(all);
    if (slot >= slots || all.some((tag) => tag.id === id)) return all;
    return [...all, { id, slot, silentSinceMs: null, leavingSinceMs: null }];
  }, stay);
};

/** When the tags change next although nobody begins or ceases to speak; null for never. */
export const nextChangeMs = (tags: readonly Tag[]): number | null => {
  const times = tags.flatMap(({ silentSinceMs, leavingSinceMs }) => {
    if (leavingSinceMs !== null) return [leavingSinceMs + LEAVE_MS];
    return silentSinceMs === null ? [] : [silentSinceMs + HOLD_MS];
  });
  return times.length === 0 ? null : Math.min(...times);
};
