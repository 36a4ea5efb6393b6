import { Button } from '../../../shared';
import { useBusinessArbiterTexts } from './texts';

interface CompareFootProps {
  /** Nobody has confirmed the copy yet. */
  readonly isWaiting: boolean;
  readonly pending: boolean;
  readonly differs: boolean;
  readonly onConfirm: (confirmed: boolean) => void;
  readonly onDeny: () => void;
}

/** The arbiter's answer: the copy stands as shown, it does not, or what was confirmed is taken back (B8). */
export const CompareFoot = ({ isWaiting, pending, differs, onConfirm, onDeny }: CompareFootProps) => {
  const words = useBusinessArbiterTexts().confirm;
  if (!isWaiting)
    return (
      <Button kind="danger" busy={pending} data-testid="unconfirm-board" onClick={() => onConfirm(false)}>
        {words.takeBack}
      </Button>
    );
  return (
    <>
      <Button kind="danger" busy={pending} disabled={differs} data-testid="deny-board" onClick={onDeny}>
        ✕ {words.no}
      </Button>
      <Button kind="primary" busy={pending} data-testid="confirm-board" onClick={() => onConfirm(true)}>
        ✓ {words.yes}
      </Button>
    </>
  );
};
