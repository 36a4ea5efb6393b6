import type { RescueView } from 'chess-match/client';
import { ConfirmDialog } from '../../shared';
import type { Way } from '../model/ways';
import type { RescueTexts } from '../texts/texts';
import { SaveAll } from './SaveAll';
import { WayTerms } from './WayTerms';

interface TakeDialogProps {
  readonly way: Way;
  readonly confirmed: RescueView['confirmed'];
  readonly hasSaved: boolean;
  readonly texts: RescueTexts;
  readonly onSave: () => void;
  readonly onTake: () => void;
  readonly onClose: () => void;
}

/** Repeats what is lost before it is. */
export const TakeDialog = ({ way, confirmed, hasSaved, texts, onSave, onTake, onClose }: TakeDialogProps) => (
  <ConfirmDialog
    open
    local
    title={texts.sure(way)}
    confirmLabel={texts.press[way.choice.way].replace(/ …$/, '')}
    danger={way.lost.kind !== 'nothing'}
    onClose={onClose}
    onConfirm={onTake}
  >
    <p className="rescue-verdict" data-lost={way.lost.kind}>
      {texts.verdict(way, confirmed)}
    </p>
    {way.copy === null ? null : <p>{texts.title(way)}</p>}
    <WayTerms way={way} confirmed={confirmed} texts={texts} />
    {hasSaved ? null : (
      <div className="rescue-remind">
        <strong>{texts.notSaved}</strong>
        <SaveAll texts={texts} isFirst={false} onSave={onSave} />
      </div>
    )}
  </ConfirmDialog>
);
