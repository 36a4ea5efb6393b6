import { partOf, sharesOf } from './shares';
import type { Shown } from './shown';

/** A boundary moves: of the match, or of a board. */
export interface ShareStep {
  readonly kind: 'share';
  readonly of: string;
  readonly from: number;
  readonly to: number;
}

export type OutlookStep = ShareStep | { readonly kind: 'figures' } | { readonly kind: 'anew' };

type Plannable = Pick<Shown, 'outlook' | 'boards' | 'score' | 'content'>;

const partsOf = (picture: Plannable): ReadonlyMap<string, number> => {
  const { expected } = picture.outlook;
  return new Map([
    ...(expected === null ? [] : [['match', partOf(expected)] as const]),
    ...sharesOf(picture).flatMap(({ board, white }) => (white === null ? [] : [[String(board), white] as const])),
  ]);
};

/** What moves between two pictures: boundaries that are in both, the figures of the match, or all of it. */
export const planOutlook = (previous: Plannable, current: Plannable): readonly OutlookStep[] => {
  if (previous.content.variant !== current.content.variant) return [{ kind: 'anew' }];
  const before = partsOf(previous);
  const shares = [...partsOf(current)].flatMap(([of, to]) => {
    const from = before.get(of);
    return from === undefined || from === to ? [] : [{ kind: 'share' as const, of, from, to }];
  });
  const isOther = previous.outlook.expected?.white !== current.outlook.expected?.white;
  return [...shares, ...(isOther ? [{ kind: 'figures' as const }] : [])];
};
