import type { HeadToHeadContent } from 'chess-match/client';

export interface HeadToHeadStep {
  readonly kind: 'swap';
}

const keyOf = ({ what, board, one, other }: HeadToHeadContent): string => JSON.stringify([what, board, one, other]);

/** Others are compared; figures of the same are set as they change. */
export const planHeadToHead = (
  previous: { readonly content: HeadToHeadContent },
  current: { readonly content: HeadToHeadContent },
): readonly HeadToHeadStep[] => (keyOf(previous.content) === keyOf(current.content) ? [] : [{ kind: 'swap' }]);
