import { keyOf } from 'chess-match/client/keys';
import type { Language } from 'chess-match/client';
import { useState } from 'react';
import { Button, CancelButton, Dialog, Field, submits, TextInput, useKeys, useSend, useToast } from '../../shared';
import { COMMENTATOR_TEXTS } from '../texts/texts';

/** As the command's schema has it. */
const LONGEST = 120;
const KEY = keyOf('markMoment', 'commentator', 'mark');

/** What has just happened is marked for the film, and offered to the director with a word on why. */
export const MarkMoment = ({ language }: { readonly language: Language }) => {
  const texts = COMMENTATOR_TEXTS[language];
  const say = useToast();
  const { send, pending, problem, clear } = useSend();
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => {
    setIsOpen(false);
    clear();
  };
  const mark = async (): Promise<void> => {
    const command = { type: 'markMoment', text, secondsAgo: 0, offer: true } as const;
    if (!(await send({ ...command, expectedVersion: null })).ok) return;
    setText('');
    close();
    say(texts.marked);
  };
  useKeys([{ ...KEY, run: () => setIsOpen(true) }]);
  return (
    <>
      <Button local keyId={KEY.id} data-testid="mark" onClick={() => setIsOpen(true)}>
        {texts.mark}
      </Button>
      <Dialog
        open={isOpen}
        title={texts.markTitle}
        onClose={close}
        testId="mark-window"
        footer={
          <>
            <CancelButton onClose={close} />
            <Button kind="primary" busy={pending} data-testid="mark-do" onClick={() => void mark()}>
              {texts.mark}
            </Button>
          </>
        }
      >
        <form onSubmit={submits(mark)}>
          <Field label={texts.markWhy} hint={texts.markHint} problem={problem}>
            <TextInput value={text} maxLength={LONGEST} data-testid="mark-text" onChange={setText} />
          </Field>
        </form>
      </Dialog>
    </>
  );
};
