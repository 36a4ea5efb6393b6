import { AlertDialog } from 'radix-ui';
import { useContext, type KeyboardEvent, type ReactNode } from 'react';
import { useLanguage } from '../frame/language';
import { KeyLevelContext, useKeyWindow } from '../keys/context';
import { Button } from './Button';
import { Confirming } from './Confirming';
import { useLive } from './live';
import { steadyFoot } from './steadyFoot';
import { UI_TEXTS } from './texts';
import { useConfirmFocus } from './useConfirmFocus';
import { useOpener } from './useOpener';

interface ConfirmDialogProps {
  readonly title: string;
  readonly open: boolean;
  /** What will be lost or changed. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly danger?: boolean | undefined;
  readonly busy?: boolean | undefined;
  /** Nothing can be confirmed now: what is asked about is refused, and the window says why. */
  readonly barred?: boolean | undefined;
  /** What is confirmed needs no connection of the page. */
  readonly local?: boolean | undefined;
  /** What Enter does as the window opens; where danger threatens it refrains. */
  readonly enter?: 'confirm' | 'refrain' | undefined;
  /** Id of the key that opened it: pressed once more it confirms, as Enter does. */
  readonly keyId?: string | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** A key held down since before the window opened confirms nothing. */
const notByRepeat = (event: KeyboardEvent): void => {
  if (event.repeat) event.preventDefault();
};

/**
 * A question before what cannot be taken back lightly, and only before that. It stays open until the caller closes it.
 */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { title, open, children, confirmLabel, keyId, onConfirm, onClose } = props;
  const { danger = false, busy = false, barred = false, local = false } = props;
  const { enter = danger ? 'refrain' : 'confirm' } = props;
  const texts = UI_TEXTS[useLanguage()];
  const isLive = useLive();
  const level = useContext(KeyLevelContext);
  const { confirm, refrain, onOpenAutoFocus } = useConfirmFocus(open, barred, enter);
  useKeyWindow(open);
  const giveBack = useOpener(open);
  const isOpen = !busy && !barred && (local || isLive);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="ui-scrim" />
        <AlertDialog.Content
          ref={steadyFoot}
          className="ui-dialog"
          data-testid="confirm-dialog"
          onCloseAutoFocus={giveBack}
          onOpenAutoFocus={onOpenAutoFocus}
        >
          <KeyLevelContext value={level + 1}>
            <header className="ui-dialog-head">
              <AlertDialog.Title>{title}</AlertDialog.Title>
            </header>
            <AlertDialog.Description asChild>
              <div className="ui-dialog-body">{children}</div>
            </AlertDialog.Description>
            <footer className="ui-dialog-foot">
              {enter === 'confirm' && !barred ? (
                <Confirming keyId={keyId} isOpen={isOpen} confirmLabel={confirmLabel} onConfirm={onConfirm} />
              ) : null}
              <AlertDialog.Cancel asChild>
                <Button ref={refrain} local>
                  {texts.cancel}
                </Button>
              </AlertDialog.Cancel>
              <Button
                ref={confirm}
                kind={danger ? 'danger' : 'primary'}
                busy={busy}
                disabled={barred}
                local={local}
                data-testid="confirm"
                onKeyDown={notByRepeat}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            </footer>
          </KeyLevelContext>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
};
