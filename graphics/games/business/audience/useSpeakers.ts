import type { Person, Side } from 'chess-match/client';
import { useTags } from '../../../air/mics/useTags';
import { whoIs } from '../../../air/people/whoIs';
import type { AudiencePicture } from './plan';

/** As many as a team has people: nobody of it waits for a place. */
const SLOTS = 30;

/** The team's own people who speak now, with the hold of the microphone tags so that pauses do not flash. */
export const useSpeakers = ({ people, speaking }: AudiencePicture, side: Side): readonly Person[] => {
  const own = speaking.ids.filter((id) => whoIs(people, id)?.side === side);
  return useTags(own, SLOTS).flatMap(({ id, leavingSinceMs }) => {
    const known = leavingSinceMs === null ? whoIs(people, id) : null;
    return known ? [known.person] : [];
  });
};
