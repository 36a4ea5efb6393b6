import { GRAPHIC_NAMES, type ContentOf, type GraphicId } from 'chess-match/client';
import { useState, type ComponentType } from 'react';
import { Button, CancelButton, Dialog, Refusal } from '../../shared';
import { FIELDS } from '../fields';
import type { FieldsProps } from '../fields/props';
import { sourceUrl } from '../monitors/Screen';
import { slotOf } from '../model/slots';
import { usePage } from '../state/context';
import { useShow } from '../state/useShow';

interface ContentDialogProps<G extends GraphicId> {
  readonly graphic: G;
  readonly onClose: () => void;
}

/** What a graphic is to show: cued when the window is left by its button, unchanged otherwise. */
export const ContentDialog = <G extends GraphicId>({ graphic, onClose }: ContentDialogProps<G>) => {
  const { show, strings, language } = usePage();
  const { act, pending, problem, clear } = useShow();
  const slot = slotOf(show, graphic);
  const [edited, setEdited] = useState<ContentOf<G> | null>(null);
  const content = edited ?? slot.cue?.content ?? slot.content;
  const Fields: ComponentType<FieldsProps<G>> = FIELDS[graphic];
  const cue = async (): Promise<void> => {
    if (await act({ type: 'cueGraphic', graphic, on: true, content: { ...content } })) onClose();
  };
  return (
    <Dialog
      title={strings.content(GRAPHIC_NAMES[language][graphic].name)}
      open
      onClose={onClose}
      testId="content-dialog"
      footer={
        <>
          <a href={sourceUrl(graphic, `lang=${language}`)} target="_blank" rel="noreferrer">
            {strings.open}
          </a>
          <CancelButton onClose={onClose} />
          <Button kind="primary" busy={pending} data-testid="cue-content" onClick={() => void cue()}>
            {strings.cue}
          </Button>
        </>
      }
    >
      <Fields content={content} onChange={setEdited} />
      <Refusal problem={problem} onDismiss={clear} />
    </Dialog>
  );
};
