import type { Language } from 'chess-match/client';
import { useRef, useState, type FormEvent } from 'react';
import { Field, TextInput, useKeys } from '../../shared';
import { COMMENTATOR_TEXTS } from '../texts/texts';
import { bothOf } from './studyKeys';

interface EntryFieldProps {
  readonly language: Language;
  /** Examples of what may be typed. */
  readonly hint: string;
  /** @returns whether it was a move or squares */
  readonly onEnter: (text: string) => boolean;
}

/** Moves and marks by keyboard: "Nf3", "e2e4", "e4". */
export const EntryField = ({ language, hint, onEnter }: EntryFieldProps) => {
  const texts = COMMENTATOR_TEXTS[language];
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  useKeys([
    {
      id: 'entry',
      keys: 'KeyM',
      label: bothOf((words) => words.entry),
      run: () => form.current?.querySelector('input')?.focus(),
    },
  ]);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const typed = text.trim();
    if (typed === '') return;
    const isDone = onEnter(typed);
    setWrong(isDone ? null : typed);
    if (isDone) setText('');
  };
  return (
    <form ref={form} className="co-entry" onSubmit={onSubmit}>
      <Field label={texts.entry} problem={wrong === null ? null : texts.entryWrong(wrong)}>
        <TextInput
          value={text}
          maxLength={16}
          placeholder={hint}
          autoComplete="off"
          spellCheck={false}
          data-testid="entry"
          onChange={(next) => {
            setText(next);
            setWrong(null);
          }}
        />
      </Field>
    </form>
  );
};
