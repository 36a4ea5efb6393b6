import { useEffect, useMemo, useState } from 'react';
import type { Moment, Study, StudyRules } from 'chess-match/client/explore';
import { deskAt, type AirWords, type Desk, type Place } from './desk';
import { keep, loadKept, type Kept } from './keep';

export interface DeskControl {
  readonly desk: Desk;
  /** Of the chess that is tried on it. */
  readonly rules: StudyRules;
  /** Something was tried or drawn: the desk stays while other places are looked at. */
  readonly isOwn: boolean;
  readonly words: AirWords;
  readonly change: (desk: Desk) => void;
  readonly changeStudy: (change: (study: Study) => Study) => void;
  readonly setWords: (words: Partial<AirWords>) => void;
  /** Follows again what is selected. */
  readonly release: () => void;
}

/** The own board: it follows what is selected until something is tried or drawn on it; it survives a reload. */
export const useDesk = (matchId: string, node: Place, moment: Moment, rules: StudyRules): DeskControl => {
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
    words: kept.words,
    change,
    changeStudy: (study) => {
      if (desk.study === null) return;
      const next = study(desk.study);
      if (next !== desk.study) change({ ...desk, study: next });
    },
    setWords: (words) => setKept((before) => ({ ...before, words: { ...before.words, ...words } })),
    release: () => setKept((before) => ({ ...before, desk: null })),
  };
};
