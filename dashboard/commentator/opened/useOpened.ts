import type { Problem } from 'chess-match/client';
import { readStudies, type StudyInFile, type StudyRules } from 'chess-match/client/explore';
import { useEffect, useState } from 'react';
import type { Fault } from '../../shared/files/FaultList';
import { NOT_TEXT, readText } from '../../shared/files/readText';

/** What is in a file: games, or where it is no file of games. */
export type Opened =
  | { readonly kind: 'games'; readonly games: readonly StudyInFile[] }
  | { readonly kind: 'faults'; readonly faults: readonly Fault[] }
  | { readonly kind: 'refused'; readonly problem: Problem };

const openedIn = (rules: StudyRules, text: string): Opened => {
  const read = readStudies(rules, text);
  return read.ok ? { kind: 'games', games: read.value } : { kind: 'faults', faults: read.error };
};

/** A file of games, read as soon as it is chosen; null until then. */
export const useOpened = (rules: StudyRules, file: File): Opened | null => {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void readText(file).then((decoded) => {
      if (isCurrent)
        setOpened(decoded === null ? { kind: 'refused', problem: NOT_TEXT } : openedIn(rules, decoded.text));
    });
    return () => {
      isCurrent = false;
    };
  }, [rules, file]);
  return opened;
};
