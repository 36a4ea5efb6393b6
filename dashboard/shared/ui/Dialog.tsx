import { AlertDialog, Dialog as Radix } from 'radix-ui';
import { useContext, type ReactNode } from 'react';
import { useLanguage } from '../frame/language';
import { KeyLevelContext, useKeyWindow } from '../keys/context';
import { Button } from './Button';
import { UI_TEXTS } from './texts';

interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly wide?: boolean | undefined;
  readonly children: ReactNode;
  /** Its buttons. */
  readonly footer?: ReactNode;
  readonly testId?: string | undefined;
}

/** A modal window: focus stays in it and goes back when it closes; Esc closes it; the page's keys rest meanwhile. */
export const Dialog = ({ title, open, onClose, wide = false, children, footer, testId }: DialogProps) => {
  const texts = UI_TEXTS[useLanguage()];
  const level = useContext(KeyLevelContext);
  useKeyWindow(open);
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className="ui-scrim" />
        <Radix.Content
          className={wide ? 'ui-dialog ui-dialog-wide' : 'ui-dialog'}
          aria-describedby={undefined}
          data-testid={testId}
        >
          <KeyLevelContext value={level + 1}>
            <header className="ui-dialog-head">
              <Radix.Title>{title}</Radix.Title>
              <Radix.Close className="ui-dismiss" aria-label={texts.close}>
                ✕
              </Radix.Close>
            </header>
            <div className="ui-dialog-body">{children}</div>
            {footer === undefined ? null : <footer className="ui-dialog-foot">{footer}</footer>}
          </KeyLevelContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};

interface ConfirmDialogProps {
  readonly title: string;
  readonly open: boolean;
  /** What will be lost or changed. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly danger?: boolean | undefined;
  readonly busy?: boolean | undefined;
  /** What is confirmed needs no connection of the page. */
  readonly local?: boolean | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** A question before what cannot be taken back, and only before that. It stays open until the caller closes it. */
export const ConfirmDialog = ({
  title,
  open,
  children,
  confirmLabel,
  danger = false,
  busy = false,
  local = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => {
  const texts = UI_TEXTS[useLanguage()];
  const level = useContext(KeyLevelContext);
  useKeyWindow(open);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="ui-scrim" />
        <AlertDialog.Content className="ui-dialog" data-testid="confirm-dialog">
          <KeyLevelContext value={level + 1}>
            <header className="ui-dialog-head">
              <AlertDialog.Title>{title}</AlertDialog.Title>
            </header>
            <AlertDialog.Description asChild>
              <div className="ui-dialog-body">{children}</div>
            </AlertDialog.Description>
            <footer className="ui-dialog-foot">
              <AlertDialog.Cancel asChild>
                <Button local>{texts.cancel}</Button>
              </AlertDialog.Cancel>
              <Button
                kind={danger ? 'danger' : 'primary'}
                busy={busy}
                local={local}
                data-testid="confirm"
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
