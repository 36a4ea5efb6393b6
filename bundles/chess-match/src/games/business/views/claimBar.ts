import type { Problem } from '@schemas/draft';

/** Whether a refusal says what a claim is worth (B15): the arbiter answers that, who is shown the evidence. */
const isForTheArbiter = ({ code }: Problem): boolean => code === 'claim/nothing_to_claim';

/** Why a claim cannot be entered on a board, by what is published of it; null where it can, whatever it is worth. */
export const claimBar = ({ claim }: { readonly claim: Problem | null }): Problem | null =>
  claim === null || isForTheArbiter(claim) ? null : claim;
