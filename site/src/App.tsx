import { DOCUMENT_VERSION } from 'chess-match/contract/viewers';
import { useEffect, useState } from 'react';
import { useTruth, useViewer } from './feed/useViewer';
import { Boards } from './parts/Boards';
import { Lead, Cover } from './parts/Lead';
import { News } from './parts/News';
import { Notice } from './parts/Notice';
import { Rules } from './parts/Rules';
import { Score } from './parts/Score';
import { Settings } from './parts/Settings';
import { TopBar } from './parts/TopBar';
import { TruthBar } from './parts/TruthBar';
import { keep, kept, usePreferences } from './preferences';
import { wordsOf } from './words';

const UNCOVERED = 'uncovered';
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
  const { heard, document: facts, isOutdated } = useViewer(audience);
  const truth = useTruth(heard);
  const [uncovered, setUncovered] = useState(() => kept(UNCOVERED));
  const [isSetting, setSetting] = useState(false);
  useReload(isOutdated);

  const matchId = facts?.match.matchId ?? null;
  const title = facts?.match.event || words.title;
  useEffect(() => {
    document.title = title;
  }, [title]);

  const hasBegun = facts !== null && facts.match.threads.some(({ ply }) => ply > 0);
  const isCovered = preferences.covers === 'yes' && hasBegun && uncovered !== matchId;
  const uncover = (): void => {
    keep(UNCOVERED, matchId);
    setUncovered(matchId);
  };
  const parts = { facts, heard, language, words, isCovered };
  return (
    <>
      <TopBar {...{ title, facts, truth, words, isCovered, isSetting }} onSettings={() => setSetting(!isSetting)} />
      <TruthBar {...{ truth, heard, words, language }} />
      {isSetting && <Settings {...{ preferences, choose, words }} onClose={() => setSetting(false)} />}
      {facts === null || matchId === null ? (
        <Notice words={words} isKnown={facts !== null} truth={truth} />
      ) : (
        <main data-truth={truth}>
          <section className="told">
            <Score {...parts} facts={facts} />
            {isCovered ? <Cover words={words} onUncover={uncover} /> : <Lead {...parts} facts={facts} />}
            <News {...parts} facts={facts} />
          </section>
          <Boards {...parts} facts={facts} order={preferences.order} />
          <Rules game={facts.match.game} language={language} words={words} />
        </main>
      )}
    </>
  );
};
