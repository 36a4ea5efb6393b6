import { useLanguage } from '../frame/language';
import { keysLabel } from '../keys/codes';
import { useBindings } from '../keys/context';
import { WindowKeys } from '../keys/WindowKeys';
import { UI_TEXTS } from './texts';

interface AgainProps {
  readonly keyId: string | undefined;
  readonly isOpen: boolean;
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
}

/** The keys that confirm, in words; and in force. */
export const Confirming = ({ keyId, isOpen, confirmLabel, onConfirm }: AgainProps) => {
  const texts = UI_TEXTS[useLanguage()];
  const binding = useBindings().find(({ id }) => id === keyId);
  return (
    <small className="ui-hint ui-dialog-keys" data-testid="confirm-keys">
      {texts.confirmBy(binding === undefined ? null : keysLabel(binding.keys), confirmLabel)}
      {binding === undefined ? null : (
        <WindowKeys bindings={[{ ...binding, id: `${binding.id}-again`, when: isOpen, run: onConfirm }]} />
      )}
    </small>
  );
};
