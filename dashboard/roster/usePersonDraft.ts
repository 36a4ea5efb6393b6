import type { RosterPerson } from 'chess-match/client';
import { seenName } from 'chess-match/client/view';
import { useState } from 'react';
import { newPersonId, ROLES, type Group } from './model/people';
import { FIGURES, readCode, readFigure, type CodeColumn } from './model/readPerson';

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

/** What is empty a person has not. */
const withCodes = (person: RosterPerson, codes: Readonly<Record<CodeColumn, string>>): RosterPerson => {
  const others = Object.entries(person).filter(([field]) => !Object.hasOwn(codes, field));
  const known = Object.entries(codes).filter(([, code]) => code !== '');
  return Object.fromEntries([...others, ...known]) as unknown as RosterPerson;
};

/**
 * A person being written. Figures stand as they were typed: what is wrong stays to be corrected.
 * @param person null: a new one
 */
export const usePersonDraft = (person: RosterPerson | null, group: Group) => {
  const [draft, setDraft] = useState(() => person ?? fresh(group));
  const [figures, setFigures] = useState({ elo: String(draft.elo ?? ''), seat: String(draft.seat ?? '') });
  const [codes, setCodes] = useState({ federation: draft.federation ?? '', fide: draft.fide ?? '' });
  const [isTried, setTried] = useState(false);
  const name = seenName(draft.name);
  return {
    draft,
    figures,
    set: (change: Partial<RosterPerson>): void => setDraft((now) => ({ ...now, ...change })),
    setFigure: (figure: Figure, text: string): void => setFigures((now) => ({ ...now, [figure]: text })),
    codes,
    setCode: (code: CodeColumn, text: string): void => setCodes((now) => ({ ...now, [code]: text })),
    isCodeWrong: (code: CodeColumn): boolean => readCode(codes[code], code) === undefined,
    /** Somebody tried to save it without a name. */
    lacksName: isTried && name === '',
    /** The least and the most a figure may be, where it is none; else null. */
    rangeMissed: (figure: Figure): readonly [number, number] | null =>
      readFigure(figures[figure], figure) === undefined ? FIGURES[figure] : null,
    /** The person as it may be saved; null where something is wrong, which is shown from now on. */
    finish: (): RosterPerson | null => {
      setTried(true);
      const [elo, seat] = [readFigure(figures.elo, 'elo'), readFigure(figures.seat, 'seat')];
      const [federation, fide] = [readCode(codes.federation, 'federation'), readCode(codes.fide, 'fide')];
      if (name === '' || elo === undefined || seat === undefined) return null;
      if (federation === undefined || fide === undefined) return null;
      const texts = { name, title: draft.title.trim(), mic: draft.mic?.trim() || null };
      return withCodes({ ...draft, ...texts, elo, seat }, { federation, fide });
    },
  };
};

export type PersonDraft = ReturnType<typeof usePersonDraft>;
