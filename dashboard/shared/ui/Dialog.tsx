import { Dialog as Radix } from 'radix-ui';
import { useContext, type ReactNode } from 'react';
import { useLanguage } from '../frame/language';
import { KeyLevelContext, useKeyWindow } from '../keys/context';
import { firstIn } from './firstFocus';
import { steadyFoot } from './steadyFoot';
import { UI_TEXTS } from './texts';
import { useOpener } from './useOpener';

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

/** A field that asks for the focus itself has it before this. */
const onOpenAutoFocus = (event: Event): void => {
  event.preventDefault();
  if (event.target instanceof HTMLElement) firstIn(event.target).focus();
};

/**
 * A modal window: focus goes to what is done first there, stays in it and goes back when it closes; Esc closes it; the
 * page's keys rest meanwhile.
 */
export const Dialog = ({ title, open, onClose, wide = false, children, footer, testId }: DialogProps) => {
  const texts = UI_TEXTS[useLanguage()];
  const level = useContext(KeyLevelContext);
  useKeyWindow(open);
  const giveBack = useOpener(open);
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className="ui-scrim" />
        <Radix.Content
          ref={steadyFoot}
          className={wide ? 'ui-dialog ui-dialog-wide' : 'ui-dialog'}
          aria-describedby={undefined}
          data-testid={testId}
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={giveBack}
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
