import { useState } from 'react';
import { Button, CancelButton, Dialog, Field, NumberInput, Refusal, TextInput, useLanguage, useSend } from '../shared';
import type { Mark } from './mark';
import { AFTER_TEXTS } from './texts/texts';

/** As the command's schema has it. */
const LONGEST_CAPTION = 120;
const MOST_SECONDS = 600;

interface MarkDialogProps {
  readonly mark: Mark;
  readonly onClose: () => void;
}

/** Another caption for a mark, or another moment. */
export const MarkDialog = ({ mark: { id, atMs, text }, onClose }: MarkDialogProps) => {
  const texts = AFTER_TEXTS[useLanguage()];
  const { send, pending, problem } = useSend();
  const [caption, setCaption] = useState(text);
  const [earlier, setEarlier] = useState<number | null>(0);
  const save = async (): Promise<void> => {
    if (earlier === null) return;
    const change = { mark: id, text: caption, atMs: atMs - earlier * 1000 };
    if ((await send({ type: 'changeMark', expectedVersion: null, ...change })).ok) onClose();
  };
  const footer = (
    <>
      <CancelButton onClose={onClose} />
      <Button
        kind="primary"
        busy={pending}
        disabled={earlier === null}
        data-testid="save-mark"
        onClick={() => void save()}
      >
        {texts.save}
      </Button>
    </>
  );
  return (
    <Dialog title={texts.changeMark} open onClose={onClose} testId="mark-dialog" footer={footer}>
      <div className="after-dialog">
        <Field label={texts.caption}>
          <TextInput value={caption} maxLength={LONGEST_CAPTION} data-testid="mark-caption" onChange={setCaption} />
        </Field>
        <Field label={texts.earlier} hint={texts.earlierHint}>
          <NumberInput
            value={earlier}
            min={-MOST_SECONDS}
            max={MOST_SECONDS}
            data-testid="mark-earlier"
            onChange={setEarlier}
          />
        </Field>
        <Refusal problem={problem} />
      </div>
    </Dialog>
  );
};
