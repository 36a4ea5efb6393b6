import { DOCUMENT_VERSION, type HomeDocument } from 'chess-match/contract/viewers';
import { useCallback, useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { LINK } from './feed/link';
import type { Refusal } from './feed/source';
import { NOTHING_HEARD, type Heard, type Truth } from './feed/truth';
import { useTruth, useViewer } from './feed/useViewer';
import { Match } from './Match';
import { Media, NOT_WATCHING, type Watching } from './media/Media';
import type { Picture } from './media/picture';
import { useInStep } from './media/useInStep';
import { Kept } from './parts/Kept';
import { Notice } from './parts/Notice';
import { Outdated } from './parts/Outdated';
import { Refused } from './parts/Refused';
import { Settings } from './parts/Settings';
import { Share } from './parts/Share';
import { TopBar } from './parts/TopBar';
import { TruthBar } from './parts/TruthBar';
import { LIVE } from './past/place';
import { useLookingBack } from './past/useLookingBack';
import { usePlace } from './past/usePlace';
import { useWatched } from './past/useWatched';
import { isWatchAsked } from './past/watched';
import { keep, kept, usePreferences, type Choose, type Preferences } from './preferences';
import { useRemembered } from './useRemembered';
import { wordsOf } from './words';

const LOADED_FOR = 'loadedFor';
const UNCOVERED = 'uncovered';

/**
 * Once for a version: a server that is newer than its own pages would have them load themselves for ever. @returns
 * whether that did not help
 */
const useReload = (isOutdated: boolean): boolean => {
  const [isLoaded] = useState(() => kept(LOADED_FOR) === DOCUMENT_VERSION);
  useEffect(() => {
    if (!isOutdated || isLoaded) return;
    keep(LOADED_FOR, DOCUMENT_VERSION);
    location.reload();
  }, [isOutdated, isLoaded]);
  return isOutdated && isLoaded;
};

interface PageProps {
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

/** What stands open below the header, and the button it was opened by. */
interface Open {
  readonly panel: 'settings' | 'share';
  readonly by: HTMLElement;
}

const Page = ({ preferences, choose, live, heard, truth, remembered, refusal, isArchive, media }: PageProps) => {
  const { language } = preferences;
  const words = wordsOf(language);
  const [place, goTo] = usePlace();
  const back = useLookingBack(
    live ?? (truth === 'lost' ? remembered : null),
    place,
    live !== null || truth !== 'waiting',
  );
  const [open, setOpen] = useState<Open | null>(null);
  const [isCovered, setCovered] = useState(false);
  const [uncovered, uncover] = useState(() => kept(UNCOVERED));
  const [isWatching] = useState(() => isWatchAsked(location.search));
  const watching = useWatched(isWatching, true);
  const { whole } = back;
  const isList = place.isList || (isArchive && place.match === null);
  const title = (isList ? words.kept : whole?.match.event) || words.title;
  useEffect(() => {
    document.title = title;
  }, [title]);

  const toggle = (panel: Open['panel']) => (event: MouseEvent<HTMLElement>) =>
    setOpen(open?.panel === panel ? null : { panel, by: event.currentTarget });
  /** Whoever has no mouse goes on from where he came. */
  const close = (): void => {
    open?.by.focus();
    setOpen(null);
  };
  const toList = (): void => {
    setOpen(null);
    goTo({ ...LIVE, isList: true });
  };
  const hasMatch = !isList && refusal === null && whole !== null && whole.match.matchId !== null;
  return (
    <>
      <TopBar
        {...{ title, truth, words, isCovered }}
        isSetting={open?.panel === 'settings'}
        facts={back.moment === null && !isList ? whole : null}
        onSettings={toggle('settings')}
        onShare={hasMatch ? toggle('share') : null}
      />
      <TruthBar {...{ truth, heard, words, language, remembered }} />
      {open?.panel === 'settings' && (
        <Settings
          {...{ preferences, choose, words }}
          game={whole?.match.game ?? null}
          onClose={close}
          onKept={toList}
        />
      )}
      {open?.panel === 'share' && hasMatch && <Share {...{ whole, place, title, words }} onClose={close} />}
      {isList ? (
        <Kept
          {...{ words, language }}
          isCovered={preferences.covers === 'yes' || isWatching}
          onChoose={(match) => goTo({ ...LIVE, match })}
          {...(isArchive ? {} : { onLive: () => goTo(LIVE) })}
        />
      ) : refusal !== null ? (
        <Refused {...{ refusal, words }} onAll={() => choose({ audience: 'all' })} />
      ) : hasMatch ? (
        <Match
          key={whole.match.matchId}
          {...{ whole, back, place, goTo, heard, truth, words, preferences, isArchive, media }}
          isAnother={!isArchive && place.match !== null && live?.match.matchId !== whole.match.matchId}
          onCover={setCovered}
          uncovered={uncovered}
          watching={watching}
          onUncover={(matchId) => {
            keep(UNCOVERED, matchId);
            uncover(matchId);
          }}
        />
      ) : (
        <>
          {media}
          <Notice
            {...{ words, truth }}
            isKnown={live !== null}
            absence={back.absence}
            onLive={() => goTo(LIVE)}
            onKept={toList}
          />
        </>
      )}
    </>
  );
};

interface ChosenProps {
  readonly preferences: Preferences;
  readonly choose: Choose;
}

const Live = ({ preferences, choose }: ChosenProps) => {
  const { language } = preferences;
  const audience = LINK?.audience ?? preferences.audience;
  const [picture, setPicture] = useState<Picture | null>(null);
  const [watching, setWatching] = useState(NOT_WATCHING);
  const choosePicture = useCallback((change: Partial<Watching>) => setWatching((now) => ({ ...now, ...change })), []);
  const { heard, document, isOutdated, refusal } = useInStep(useViewer(audience), picture);
  const live = refusal === null ? document : null;
  const truth = useTruth(heard);
  const remembered = useRemembered(live, audience);
  const isHelpless = useReload(isOutdated);
  const words = wordsOf(language);
  const media = live?.media && (
    <Media {...{ audience, watching, words }} media={live.media} choose={choosePicture} onPicture={setPicture} />
  );
  return (
    <>
      {isHelpless && <Outdated words={words} />}
      <Page {...{ preferences, choose, live, heard, truth, remembered, refusal, media }} isArchive={false} />
    </>
  );
};

export const App = ({ isArchive }: { readonly isArchive: boolean }) => {
  const [preferences, choose] = usePreferences();
  return isArchive ? (
    <Page
      {...{ preferences, choose, isArchive, live: null, remembered: null, refusal: null, media: null }}
      heard={NOTHING_HEARD}
      truth="live"
    />
  ) : (
    <Live {...{ preferences, choose }} />
  );
};
