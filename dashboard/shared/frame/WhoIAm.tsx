import { roleText, type Role } from 'chess-match/client';
import { seenName } from 'chess-match/client/view';
import { useState } from 'react';
import { Button, Dialog, Field, submits, TextInput } from '../ui';
import { PersonIcon } from './icons';
import { useLanguage } from './language';
import { FRAME_TEXTS } from './texts/texts';

interface WhoIAmProps {
  readonly role: Role;
  readonly name: string;
  readonly onName: (name: string) => void;
}

/** No journal line is made unreadable by a name. */
const LONGEST_NAME = 40;

/** Role and name of whoever sits here, and a way to change the name. */
export const WhoIAm = ({ role, name, onName }: WhoIAmProps) => {
  const language = useLanguage();
  const texts = FRAME_TEXTS[language];
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState(name);
  const save = (): void => {
    onName(seenName(typed));
    setIsOpen(false);
  };
  return (
    <>
      <Button
        local
        kind="quiet"
        className="frame-who"
        icon={<PersonIcon />}
        aria-label={`${texts.whoAmI}: ${roleText(role, language)}, ${name || texts.nameless}`}
        title={name || texts.nameless}
        data-testid="who-i-am"
        onClick={() => {
          setTyped(name);
          setIsOpen(true);
        }}
      >
        <span className="frame-who-name">{name || texts.nameless}</span>
      </Button>
      <Dialog
        title={texts.whoAmI}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        footer={
          <Button local kind="primary" data-testid="save-name" onClick={save}>
            {texts.save}
          </Button>
        }
      >
        <form onSubmit={submits(save)}>
          <Field label={`${texts.name} (${roleText(role, language)})`} hint={texts.nameHint}>
            <TextInput value={typed} onChange={setTyped} maxLength={LONGEST_NAME} data-testid="my-name" autoFocus />
          </Field>
        </form>
      </Dialog>
    </>
  );
};
