import type { Language } from 'chess-match/client/drawing';
import { useSyncExternalStore } from 'react';
import { Refusal } from '../kit/Refusal';
import { FateNote } from './FateNote';
import { Notice } from './Notice';
import { CAPTAIN_TEXTS } from './texts';
import { refusalOf, type TurnEntry } from './turnEntry';

interface EntryNotesProps {
  readonly entry: TurnEntry;
  readonly language: Language;
}

/** What became of what was entered: lost text, why a press or an act came to nothing, and what is known of it since. */
export const EntryNotes = ({ entry, language }: EntryNotesProps) => {
  const texts = CAPTAIN_TEXTS[language];
  const state = useSyncExternalStore(entry.onChange, entry.state);
  const onDismiss = (): void => entry.dismiss();
  return (
    <>
      <Notice notice={state.entry.draft.notice} {...{ texts, onDismiss }} />
      <Refusal problem={refusalOf(state)} {...{ language, texts, onDismiss }} />
      <FateNote fate={state.fate} {...{ texts, onDismiss }} />
    </>
  );
};
