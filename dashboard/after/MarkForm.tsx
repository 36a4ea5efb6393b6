import { useState } from 'react';
import { keyOf } from 'chess-match/client/keys';
import { Button, Field, Refusal, Select, submits, TextInput, useKeys, useLanguage, useSend, useToast } from '../shared';
import { AFTER_TEXTS } from './texts/texts';

/** As the command's schema has it. */
const LONGEST_CAPTION = 120;
/** Who marks a moment has looked at it first. */
const AGO = ['0', '10', '30', '60', '120'] as const;

/** A moment is marked, or a clip of what has just been is saved. */
export const MarkForm = () => {
  const texts = AFTER_TEXTS[useLanguage()];
  const say = useToast();
  const marking = useSend();
  const saving = useSend();
  const [text, setText] = useState('');
  const [ago, setAgo] = useState<(typeof AGO)[number]>('0');
  const mark = async (): Promise<void> => {
    const answer = await marking.send({ type: 'markMoment', expectedVersion: null, text, secondsAgo: Number(ago) });
    if (!answer.ok) return;
    setText('');
    setAgo('0');
  };
  const save = async (): Promise<void> => {
    const command = { type: 'controlOutput', instance: 'program', action: 'saveReplay' } as const;
    if ((await saving.send({ ...command, expectedVersion: null })).ok) say(texts.clipSaved);
  };
  useKeys([{ ...keyOf('markMoment', 'director', 'mark'), run: () => void mark() }]);
  return (
    <form className="after-form" onSubmit={submits(mark)}>
      <Field label={texts.caption} hint={texts.captionHint} problem={marking.problem}>
        <TextInput value={text} maxLength={LONGEST_CAPTION} data-testid="mark-text" onChange={setText} />
      </Field>
      <Field label={texts.when}>
        <Select
          value={ago}
          testId="mark-ago"
          onChange={setAgo}
          options={AGO.map((value) => ({ value, label: texts.ago(Number(value)) }))}
        />
      </Field>
      <div className="after-buttons">
        <Button kind="primary" busy={marking.pending} keyId="mark" data-testid="mark" onClick={() => void mark()}>
          {texts.mark}
        </Button>
        <Button busy={saving.pending} data-testid="save-clip" onClick={() => void save()}>
          {texts.saveClip}
        </Button>
      </div>
      <Refusal problem={saving.problem} onDismiss={saving.clear} testId="clip-refusal" />
    </form>
  );
};
