import { Field, TextArea, TextInput } from '../../shared';
import type { AirWords } from '../state/desk';
import type { CommentatorTexts } from '../texts/texts';

interface AirFieldsProps {
  readonly words: AirWords;
  readonly texts: CommentatorTexts;
  readonly onWords: (words: Partial<AirWords>) => void;
}

/** What is read beside the board: its title, the thought, and whose it is. */
export const AirFields = ({ words, texts, onWords }: AirFieldsProps) => (
  <>
    <Field label={texts.airTitle}>
      <TextInput value={words.title} maxLength={80} data-testid="air-title" onChange={(title) => onWords({ title })} />
    </Field>
    <Field label={texts.airCaption}>
      <TextArea
        value={words.caption}
        rows={1}
        maxLength={240}
        data-testid="air-caption"
        onChange={(caption) => onWords({ caption })}
      />
    </Field>
    <Field label={texts.airBy}>
      <TextInput value={words.by} maxLength={80} data-testid="air-by" onChange={(by) => onWords({ by })} />
    </Field>
  </>
);
