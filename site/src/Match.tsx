import { GroundsOf } from 'chess-match/client/grounds';
import { turnText } from 'chess-match/client/drawing';
import type { HomeDocument } from 'chess-match/contract/viewers';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Heard, Truth } from './feed/truth';
import { inOrder } from './boardOrder';
import { screensOf } from './games/screens';
import { Boards } from './parts/Boards';
import { Cover, Lead } from './parts/Lead';
import { News } from './parts/News';
import { newestText } from './parts/newestText';
import { Rules } from './parts/Rules';
import { Score } from './parts/Score';
import { PastBar, Stepper } from './parts/Stepper';
import { beforeAll, drawnAfter, type Drawn } from './past/drawn';
import { LIVE, type Place } from './past/place';
import type { LookingBack } from './past/useLookingBack';
import type { GoTo } from './past/usePlace';
import type { Watching } from './past/useWatched';
import { isWatchable, useWatchedMatch } from './past/useWatchedMatch';
import type { Preferences } from './preferences';
import type { Words } from './words';

interface MatchProps {
  /** The match, as it is or as it ended. */
  readonly whole: HomeDocument;
  readonly back: LookingBack;
  readonly place: Place;
  readonly goTo: GoTo;
  readonly heard: Heard;
  readonly truth: Truth['kind'];
  readonly words: Words;
  readonly preferences: Preferences;
  /** Another match is live. */
  readonly isAnother: boolean;
  /** Nothing is ever live here. */
  readonly isArchive: boolean;
  /** Id of the match whose score the viewer has asked for. */
  readonly uncovered: unknown;
  readonly onUncover: (matchId: string | null) => void;
  readonly onCover: (isCovered: boolean) => void;
  /** Who watches it from the beginning and is not to know what comes. */
  readonly watching: Watching;
  readonly media: ReactNode;
}

/** A match: as it stands, or as it stood at the turn one looks back on. */
export const Match = ({
  whole,
  back,
  place,
  goTo,
  heard,
  truth,
  words,
  preferences,
  isAnother,
  isArchive,
  uncovered,
  onUncover,
  onCover,
  watching,
  media,
}: MatchProps) => {
  const { language, order, covers } = preferences;
  const { matchId } = whole.match;
  const { moment, moments } = back;
  const [isAlone, setAlone] = useState(false);
  const hasBegun = whole.match.threads.some(({ ply }) => ply > 0);
  const [before, setDrawn] = useState<Drawn | null>(null);
  const drawn = drawnAfter(before, { shown: back.shown, whole, moment });
  if (drawn !== before) setDrawn(drawn);
  const isUnknown = drawn.of === 'nothing';
  const go = (to: number | null, board = place.board): void => {
    const isHere = to === null && !isAnother && !isArchive;
    goTo(isHere ? { ...LIVE, board } : { ...LIVE, match: matchId, moment: to, board });
  };
  const { reached, watch, toEnd } = useWatchedMatch({ whole, moment, watching, go, onUncover });
  const isWatched = reached !== null;
  const isCoveredMatch = (covers === 'yes' || isWatched) && hasBegun && uncovered !== matchId;
  // Whoever opens a moment that was sent to him sees that one; what came of it stays covered.
  const isCovered = isUnknown || (drawn.of === 'now' && isCoveredMatch);
  useEffect(() => onCover(isCovered), [isCovered, onCover]);

  const nothing = useMemo(() => beforeAll(whole), [whole]);
  const facts = isWatched && drawn.of === 'now' ? nothing : drawn.facts;
  const own = screensOf(whole.match.game);
  const views = inOrder(facts.boards, order, own.worth?.of ?? (() => 0));
  const large = views.find(({ board }) => board === place.board) ?? views[0];
  const choose = (board: number): void => goTo({ ...place, board });
  const turn = moments[moment ?? -1]?.turn ?? '';
  const past = turn === '' ? words.asItBegan : words.asItWas(turnText(turn));
  const newest = newestText(whole, !isAnother && !isArchive, words);
  const label = back.shown === null ? words.loading : past;
  const parts = { facts, own, heard, language, words, isCovered };
  return (
    <>
      {(moment !== null || isAnother || isArchive) && (
        <PastBar
          label={moment === null ? newest : label}
          since={moment === null || isWatched ? 0 : whole.past.moments - 1 - moment}
          way={
            isWatched
              ? words.showResult
              : isArchive
                ? words.kept
                : whole.match.status === 'over' && !isAnother
                  ? words.toEnd
                  : words.toLive
          }
          words={words}
          isAnother={isAnother && whole.match.status !== 'over'}
          onLive={isWatched ? toEnd : () => goTo(LIVE)}
        />
      )}
      <main data-truth={moment === null ? truth : 'past'}>
        <section className="told" data-focus-home="told">
          {media}
          <Score {...parts} />
          {isCovered ? (
            !isUnknown && (
              <Cover
                words={words}
                onUncover={toEnd}
                watch={!isWatchable(whole) ? null : isWatched ? words.watchOn : words.watch}
                onWatch={watch}
              />
            )
          ) : (
            <Lead {...parts} />
          )}
          <News {...parts} isPast={moment !== null} />
        </section>
        <GroundsOf game={whole.match.game}>
          <Boards {...parts} {...{ views, large }} onChoose={choose}>
            {isWatchable(whole) && !(isWatched && moment === null) && (
              <Stepper
                {...{ whole, moments, moment, newest, words, isAlone }}
                limit={reached}
                board={large?.board ?? null}
                onGo={(to) => (to === null && isWatched ? toEnd() : go(to))}
                onAlone={setAlone}
              />
            )}
          </Boards>
        </GroundsOf>
        {!isCovered && (!isCoveredMatch || isWatched) && own.Course !== null && hasBegun && (
          <own.Course
            {...{ language, ply: isWatched ? null : moment }}
            facts={isWatched ? facts : whole}
            onChoose={(ply, board) => go(ply, board ?? place.board)}
          />
        )}
        <Rules rules={own.rules(language, whole)} words={words} />
      </main>
    </>
  );
};
