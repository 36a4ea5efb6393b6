import type { SetupTexts } from '../texts/texts';
import type { TransferProgress } from './transfer';

interface ImportProgressProps {
  readonly texts: SetupTexts;
  /** null: nothing is on its way. */
  readonly progress: TransferProgress | null;
}

/** How far the file is: first its bytes, then its entries. */
export const ImportProgress = ({ texts, progress }: ImportProgressProps) => {
  if (progress === null) return null;
  const { what, done, of } = progress;
  const words = what === 'sent' ? texts.importSent(done, of) : texts.importPlayed(done, of);
  return (
    <div className="import-progress" data-testid="import-progress" data-what={what} data-done={done}>
      <progress value={done} max={of} aria-label={texts.importTitle} />
      <span>{words}</span>
    </div>
  );
};
