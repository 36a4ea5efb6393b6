import { useSyncExternalStore } from 'react';
import type { CaptainProps } from '../kit/display';
import { Refusal } from '../kit/Refusal';
import { FateNote } from './FateNote';
import { Notice } from './Notice';
import { CAPTAIN_TEXTS } from './texts';
import { refusalOf, type TurnEntry } from './turnEntry';

interface EntryNotesProps extends Pick<CaptainProps, 'language' | 'own'> {
  readonly entry: TurnEntry;
}

/** What became of what was entered: lost text, why a press or an act came to nothing, and what is known of it since. */
export const EntryNotes = ({ entry, language, own }: EntryNotesProps) => {
  const texts = CAPTAIN_TEXTS[language];
  const state = useSyncExternalStore(entry.onChange, entry.state);
  const { notice, turn } = state.entry.draft;
  const onDismiss = (): void => entry.dismiss();
  return (
    <>
      {notice !== null && <Notice {...{ notice, language, onDismiss }} words={own.lineWords(notice.text, language)} />}
      <Refusal problem={refusalOf(state)} {...{ language, texts, onDismiss }} />
      <FateNote fate={state.fate} {...{ turn, texts, onDismiss }} />
    </>
  );
};
