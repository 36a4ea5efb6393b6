import type { LowerThirdContent, PeopleView } from 'chess-match/client';
import { captionOf } from './caption';

export interface LowerThirdPicture {
  readonly people: PeopleView;
  readonly content: LowerThirdContent;
}

export interface LowerThirdStep {
  readonly kind: 'swap';
}

/** Another person takes the place of the one before; a corrected spelling or a photo that arrives is set. */
export const planLowerThird = (previous: LowerThirdPicture, current: LowerThirdPicture): readonly LowerThirdStep[] => {
  const key = ({ content, people }: LowerThirdPicture) =>
    captionOf(content, people, { game: null, boards: 0 }, 'ru')?.key;
  return key(previous) === key(current) ? [] : [{ kind: 'swap' }];
};
