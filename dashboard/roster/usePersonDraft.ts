import type { RosterPerson } from 'chess-match/client';
import { seenName } from 'chess-match/client/view';
import { useState } from 'react';
import { newPersonId, ROLES, type Group } from './model/people';
import { FIGURES, readFigure } from './model/readPerson';

type Figure = 'elo' | 'seat';

const fresh = (group: Group): RosterPerson => ({
  id: newPersonId(group),
  name: '',
  title: '',
  role: ROLES[group].find((role) => role === 'player') ?? ROLES[group][0] ?? 'player',
  elo: null,
  seat: null,
  photo: null,
  mic: null,
});

/**
 * A person being written. Figures stand as they were typed: what is wrong stays to be corrected.
 * @param person null: a new one
 */
export const usePersonDraft = (person: RosterPerson | null, group: Group) => {
  const [draft, setDraft] = useState(() => person ?? fresh(group));
  const [figures, setFigures] = useState({ elo: String(draft.elo ?? ''), seat: String(draft.seat ?? '') });
  const [isTried, setTried] = useState(false);
  const name = seenName(draft.name);
  return {
    draft,
    figures,
    set: (change: Partial<RosterPerson>): void => setDraft((now) => ({ ...now, ...change })),
    setFigure: (figure: Figure, text: string): void => setFigures((now) => ({ ...now, [figure]: text })),
    /** Somebody tried to save it without a name. */
    lacksName: isTried && name === '',
    /** The least and the most a figure may be, where it is none; else null. */
    rangeMissed: (figure: Figure): readonly [number, number] | null =>
      readFigure(figures[figure], figure) === undefined ? FIGURES[figure] : null,
    /** The person as it may be saved; null where something is wrong, which is shown from now on. */
    finish: (): RosterPerson | null => {
      setTried(true);
      const [elo, seat] = [readFigure(figures.elo, 'elo'), readFigure(figures.seat, 'seat')];
      if (name === '' || elo === undefined || seat === undefined) return null;
      return { ...draft, name, elo, seat, title: draft.title.trim(), mic: draft.mic?.trim() || null };
    },
  };
};

export type PersonDraft = ReturnType<typeof usePersonDraft>;
