import type { HomeAudience, HomeDocument } from 'chess-match/contract/viewers';
import { useEffect, useState } from 'react';
import { isDocument } from './feed/store';
import { keep, kept } from './preferences';

const NAME = 'lastSeen';

/** The last document this device has seen, for a page that is opened without a net: how it was, and when. */
export const useRemembered = (live: HomeDocument | null, audience: HomeAudience): HomeDocument | null => {
  const [before] = useState(() => kept(NAME));
  useEffect(() => {
    if (live !== null && live.match.matchId !== null) keep(NAME, live);
  }, [live]);
  return live === null && isDocument(before) && before.audience === audience ? before : null;
};
