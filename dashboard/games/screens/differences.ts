import type { Differences } from 'chess-match/client';
import type { ComponentType } from 'react';
import { BusinessDifferences } from '../business/arbiter/BusinessDifferences';

type Own = NonNullable<Differences['own']>;

/** What a command would change of one game alone, in the rows of its preview. */
export const OWN_DIFFERENCES: { readonly [G in Own['game']]: ComponentType<{ readonly change: Own }> } = {
  business: BusinessDifferences,
};
