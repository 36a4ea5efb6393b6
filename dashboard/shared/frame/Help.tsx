import { useState, type ComponentType } from 'react';
import type { Language } from 'chess-match/client';
import { useKeys } from '../keys';
import { Dialog, IconButton } from '../ui';
import { KeyList } from './KeyList';
import { useLanguage } from './language';
import { FRAME_TEXTS } from './texts/texts';

interface HelpProps {
  /** What else the page wants said beside its keys. */
  readonly Extra: ComponentType<{ readonly language: Language }> | undefined;
}

/** All keys of the page, changeable, and what else the page explains. */
export const Help = ({ Extra }: HelpProps) => {
  const language = useLanguage();
  const texts = FRAME_TEXTS[language];
  const [isOpen, setIsOpen] = useState(false);
  useKeys([
    {
      id: 'help',
      label: { en: FRAME_TEXTS.en.help, ru: FRAME_TEXTS.ru.help },
      keys: 'F1',
      run: () => setIsOpen(true),
    },
  ]);
  return (
    <>
      <IconButton local kind="quiet" label={texts.help} data-testid="open-help" onClick={() => setIsOpen(true)}>
        <span className="frame-question">?</span>
      </IconButton>
      <Dialog title={texts.help} open={isOpen} onClose={() => setIsOpen(false)} wide testId="help">
        <div className="frame-help">
          <section>
            <h3>{texts.keys}</h3>
            <KeyList />
          </section>
          {Extra === undefined ? null : (
            <section>
              <Extra language={language} />
            </section>
          )}
        </div>
      </Dialog>
    </>
  );
};
