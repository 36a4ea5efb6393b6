import type { AnalysisContent } from 'chess-match/client';
import { useEffect, useMemo, useState } from 'react';
import type { Moment, OpenedStudy, Study, StudyRules } from 'chess-match/client/explore';
import { apartOf, type Apart } from './apart';
import { deskAt, deskOf, type AirWords, type Desk, type Place } from './desk';
import { keep, loadKept, withProposed, type Kept } from './keep';
import { putAwayIn, withBroughtBack, withPutAway } from './putAway';

export interface DeskControl {
  readonly desk: Desk;
  /** Of the chess that is tried on it. */
  readonly rules: StudyRules;
  /** Something was tried or drawn: the desk stays while other places are looked at. */
  readonly isOwn: boolean;
  /** How an own one stands to the game now. */
  readonly apart: Apart;
  readonly words: AirWords;
  readonly change: (desk: Desk) => void;
  readonly changeStudy: (change: (study: Study) => Study) => void;
  /** A game of a file comes onto the board; what was on it is put away. */
  readonly openGame: (title: string, game: OpenedStudy) => void;
  readonly setWords: (words: Partial<AirWords>) => void;
  readonly proposed: readonly AnalysisContent[];
  readonly noteProposed: (content: AnalysisContent) => void;
  /** Follows again what is selected; what was on the board is put away. */
  readonly release: () => void;
  /** Something was put away. */
  readonly mayBringBack: boolean;
  readonly bringBack: () => void;
}

/**
 * The own board: it follows what is selected until something is tried or drawn on it; it survives a reload.
 * @param stoodAt the game's boards at the place of a desk, as the game knows them now
 */
export const useDesk = (
  matchId: string,
  node: Place,
  moment: Moment,
  rules: StudyRules,
  stoodAt: (desk: Desk) => readonly Desk[],
): DeskControl => {
  const [kept, setKept] = useState<Kept>(loadKept);
  useEffect(() => keep(kept), [kept]);
  const own = kept.desk?.matchId === matchId ? kept.desk : null;
  const followed = useMemo(() => deskAt(matchId, node, moment), [matchId, node, moment]);
  const desk = own ?? followed;
  const change = (next: Desk): void => setKept((before) => ({ ...before, desk: next }));
  return {
    desk,
    rules,
    isOwn: own !== null,
    apart: own === null || own.opened !== null ? null : apartOf(own, followed, stoodAt(own)),
    words: kept.words,
    change,
    changeStudy: (study) => {
      if (desk.study === null) return;
      const next = study(desk.study);
      if (next !== desk.study) change({ ...desk, study: next });
    },
    openGame: (title, game) =>
      setKept((before) => ({ ...withPutAway(before, matchId), desk: deskOf(rules, followed, title, game) })),
    setWords: (words) => setKept((before) => ({ ...before, words: { ...before.words, ...words } })),
    proposed: kept.proposed,
    noteProposed: (content) => setKept((before) => withProposed(before, content)),
    release: () => setKept((before) => withPutAway(before, matchId)),
    mayBringBack: putAwayIn(kept, matchId) !== null,
    bringBack: () => setKept((before) => withBroughtBack(before, matchId)),
  };
};
