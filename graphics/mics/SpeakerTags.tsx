import type { PeopleView } from 'chess-match/client';
import { useState } from 'react';
import { whoIs } from '../air/people/whoIs';
import { Plate } from './Plate';
import { SLOTS, TAG, tagLeft } from './rows';
import { SpeakerTag } from './SpeakerTag';
import { useTags } from '../air/mics/useTags';

interface SpeakerTagsProps {
  readonly people: PeopleView;
  readonly speaking: readonly string[];
  /** End states only. */
  readonly isStill: boolean;
}

/** A tag for everyone who speaks now, each in a place of its own. */
export const SpeakerTags = ({ people, speaking, isStill }: SpeakerTagsProps) => {
  const heard = speaking.filter((id) => whoIs(people, id) !== null);
  const tags = useTags(heard, SLOTS);
  const [first] = useState(tags);
  return tags.map((tag) => {
    const known = whoIs(people, tag.id);
    const wasThere = first.some(({ id }) => id === tag.id) && tag.leavingSinceMs === null;
    return (
      known && (
        <SpeakerTag
          key={tag.id}
          left={tagLeft(tag.slot)}
          isLeaving={tag.leavingSinceMs !== null}
          isMoved={!isStill && !wasThere}
        >
          <Plate people={people} person={known.person} side={known.side} isOpen width={TAG.width} height={TAG.height} />
        </SpeakerTag>
      )
    );
  });
};
