import { DOCUMENT_VERSION } from 'chess-match/contract/viewers';
import { useEffect, useState } from 'react';
import { useTruth, useViewer } from './feed/useViewer';
import { Match } from './Match';
import { Notice } from './parts/Notice';
import { Settings } from './parts/Settings';
import { TopBar } from './parts/TopBar';
import { TruthBar } from './parts/TruthBar';
import { LIVE } from './past/place';
import { useLookingBack } from './past/useLookingBack';
import { usePlace } from './past/usePlace';
import { keep, kept, usePreferences } from './preferences';
import { wordsOf } from './words';

const LOADED_FOR = 'loadedFor';

/** Once for a version: a server that is newer than its own pages would have them load themselves for ever. */
const useReload = (isOutdated: boolean): void => {
  useEffect(() => {
    if (!isOutdated || kept(LOADED_FOR) === DOCUMENT_VERSION) return;
    keep(LOADED_FOR, DOCUMENT_VERSION);
    location.reload();
  }, [isOutdated]);
};

export const App = () => {
  const [preferences, choose] = usePreferences();
  const { language, audience } = preferences;
  const words = wordsOf(language);
  const { heard, document: live, isOutdated } = useViewer(audience);
  const truth = useTruth(heard);
  const [place, goTo] = usePlace();
  const back = useLookingBack(live, place, live !== null || truth !== 'waiting');
  const [isSetting, setSetting] = useState(false);
  const [isCovered, setCovered] = useState(false);
  useReload(isOutdated);

  const { whole } = back;
  const title = whole?.match.event || words.title;
  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <>
      <TopBar
        {...{ title, truth, words, isCovered, isSetting }}
        facts={back.moment === null ? whole : null}
        onSettings={() => setSetting(!isSetting)}
      />
      <TruthBar {...{ truth, heard, words, language }} />
      {isSetting && <Settings {...{ preferences, choose, words }} onClose={() => setSetting(false)} />}
      {whole === null || whole.match.matchId === null ? (
        <Notice {...{ words, truth }} isKnown={live !== null} isGone={back.isGone} onLive={() => goTo(LIVE)} />
      ) : (
        <Match
          key={whole.match.matchId}
          {...{ whole, back, place, goTo, heard, truth, words, preferences }}
          isAnother={live !== null && live.match.matchId !== whole.match.matchId}
          onCover={setCovered}
        />
      )}
    </>
  );
};
