import type { HomeDocument } from 'chess-match/contract/viewers';
import type { ReactNode } from 'react';
import type { Refusal } from './feed/source';
import type { Heard, Truth } from './feed/truth';
import { Match } from './Match';
import { Kept } from './parts/Kept';
import { Notice } from './parts/Notice';
import { Refused } from './parts/Refused';
import { LIVE, type Place } from './past/place';
import type { LookingBack } from './past/useLookingBack';
import type { GoTo } from './past/usePlace';
import type { Choose, Preferences } from './preferences';
import type { Words } from './words';

export interface PageProps {
  readonly preferences: Preferences;
  readonly choose: Choose;
  /** What is live; null: nothing that is known. */
  readonly live: HomeDocument | null;
  readonly heard: Heard;
  readonly truth: Truth['kind'];
  readonly remembered: HomeDocument | null;
  /** Null: what there is may be seen. */
  readonly refusal: Refusal | null;
  /** Nothing is ever live here: matches that are over, on whatever web server. */
  readonly isArchive: boolean;
  /** Picture and sound; null: there are none. */
  readonly media: ReactNode;
}

interface ShownProps extends PageProps {
  readonly place: Place;
  readonly goTo: GoTo;
  readonly back: LookingBack;
  /** The matches that were kept are asked for. */
  readonly isList: boolean;
  readonly hasMatch: boolean;
  readonly words: Words;
  readonly onCover: (isCovered: boolean) => void;
  readonly onKept: () => void;
}

/** What stands below the header: the list of matches, why nothing may be seen, a match, or why there is none. */
export const Shown = (props: ShownProps) => {
  const { preferences, choose, live, heard, truth, refusal, isArchive, media } = props;
  const { place, goTo, back, isList, hasMatch, words, onCover, onKept } = props;
  const { language } = preferences;
  const { whole } = back;
  return isList ? (
    <Kept
      {...{ words, language }}
      isCovered={preferences.covers === 'yes'}
      onChoose={(match) => goTo({ ...LIVE, match })}
      {...(isArchive ? {} : { onLive: () => goTo(LIVE) })}
    />
  ) : refusal !== null ? (
    <Refused {...{ refusal, words }} onAll={() => choose({ audience: 'all' })} />
  ) : hasMatch && whole !== null ? (
    <Match
      key={whole.match.matchId}
      {...{ whole, back, place, goTo, heard, truth, words, preferences, isArchive, media }}
      isAnother={!isArchive && place.match !== null && live?.match.matchId !== whole.match.matchId}
      onCover={onCover}
    />
  ) : (
    <>
      {media}
      <Notice
        {...{ words, truth }}
        isKnown={live !== null}
        absence={back.absence}
        onLive={() => goTo(LIVE)}
        onKept={onKept}
      />
    </>
  );
};
