import type { HomeDocument } from 'chess-match/contract/viewers';
import { useState } from 'react';
import { NOTHING_HEARD, type Heard, type Truth } from '../feed/truth';
import type { House } from '../feed/house';
import { Match } from '../Match';
import { Title } from '../parts/Title';
import { TruthBar } from '../parts/TruthBar';
import { searchOf, type Place } from '../past/place';
import { useLookingBack } from '../past/useLookingBack';
import { useWatched } from '../past/useWatched';
import { wordsOf } from '../words';
import type { ElementOptions } from './options';
import { Readable } from './Readable';
import { Sign } from './Sign';
import { ELEMENT_WORDS } from './words';

export interface ShownProps {
  readonly options: ElementOptions;
  readonly house: House;
  /** Where it begins to be looked at. */
  readonly begin: Place;
  /** What is live, or the match that is over; null: not known, or not yet. */
  readonly document: HomeDocument | null;
  readonly heard?: Heard;
  readonly truth?: Truth['kind'];
}

/** A match with what stands above it: its name, and whether what is seen is so. */
export const Shown = ({ options, house, begin, document, heard = NOTHING_HEARD, truth = 'live' }: ShownProps) => {
  const { language, covers, look, watches } = options;
  const words = wordsOf(language);
  const own = ELEMENT_WORDS[language];
  const [place, goTo] = useState(begin);
  const [isCovered, setCovered] = useState(false);
  const [uncovered, uncover] = useState<string | null>(null);
  const watching = useWatched(watches, false);
  const back = useLookingBack(document, place, document !== null || truth !== 'waiting', house.ask);
  const { whole } = back;
  const isAnother = place.match !== null && document?.match.matchId !== whole?.match.matchId;
  const title = whole?.match.event || words.title;
  const hasMatch = whole !== null && whole.match.matchId !== null;
  return (
    <>
      <section className="top" aria-label={own.region}>
        <Title {...{ title, truth, words, isCovered }} facts={back.moment === null ? whole : null} />
        {house.address !== '' && (
          <a className="icon" href={house.address + searchOf(place, '')} target="_blank" rel="noreferrer">
            <span className="unseen">{own.whole}</span>
            <svg viewBox="0 0 24 24" aria-hidden>
              <path d="M10 5H5v14h14v-5M14 5h5v5M19 5l-9 9" />
            </svg>
          </a>
        )}
      </section>
      <TruthBar {...{ truth, heard, words, language }} remembered={null} />
      {hasMatch ? (
        <Readable of={whole} instead={<Sign title={own.wrong} />}>
          <Match
            key={whole.match.matchId}
            {...{ whole, back, place, goTo, heard, truth, words, isAnother, uncovered, watching }}
            preferences={{ language, covers, look, audience: 'all', order: 'worth' }}
            isArchive={false}
            onCover={setCovered}
            onUncover={uncover}
            media={null}
          />
        </Readable>
      ) : truth === 'live' ? (
        <Sign title={words.noMatch} help={words.noMatchHelp} />
      ) : (
        <Sign title={truth === 'waiting' ? words.connecting : words.lost} />
      )}
    </>
  );
};
