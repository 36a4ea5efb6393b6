import type { Language, Role } from 'chess-match/client';
import type { ComponentType } from 'react';
import { Button, IconButton } from '../ui';
import { DelaySign } from '../delay/DelaySign';
import { ConnectionRow } from './ConnectionRow';
import { Help } from './Help';
import { MoonIcon, SunIcon } from './icons';
import { useLanguage } from './language';
import { MatchStrip } from './MatchStrip';
import type { Theme } from './prefs';
import { FRAME_TEXTS } from './texts/texts';
import { WhoIAm } from './WhoIAm';

export interface TopRowProps {
  readonly role: Role;
  readonly title: string;
  /** Without it the page shows match, clocks and score itself. */
  readonly hasMatchStrip: boolean;
  /** Whether the row tells how much later viewers at home see everything. */
  readonly tellsDelay: boolean;
  readonly onLanguage: (language: Language) => void;
  readonly theme: Theme;
  readonly onTheme: (theme: Theme) => void;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly HelpExtra: ComponentType<{ readonly language: Language }> | undefined;
}

/** The thin row at the top of every panel. */
export const TopRow = (props: TopRowProps) => {
  const { role, title, hasMatchStrip, tellsDelay, onLanguage, theme, onTheme, name, onName, HelpExtra } = props;
  const language = useLanguage();
  const texts = FRAME_TEXTS[language];
  return (
    <header className="frame-row">
      <h1>{title}</h1>
      {hasMatchStrip ? <MatchStrip /> : <span className="frame-match" />}
      {tellsDelay ? <DelaySign /> : null}
      <ConnectionRow />
      <div className="frame-mine">
        <Button
          local
          kind="quiet"
          title={texts.changeLanguage}
          lang={language === 'ru' ? 'en' : 'ru'}
          data-testid="change-language"
          onClick={() => onLanguage(language === 'ru' ? 'en' : 'ru')}
        >
          {language === 'ru' ? 'EN' : 'RU'}
        </Button>
        <IconButton
          local
          kind="quiet"
          label={theme === 'dark' ? texts.toLight : texts.toDark}
          data-testid="change-theme"
          onClick={() => onTheme(theme === 'dark' ? 'light' : 'dark')}
        >
          {theme === 'dark' ? <SunIcon /> : <MoonIcon />}
        </IconButton>
        <WhoIAm role={role} name={name} onName={onName} />
        <Help Extra={HelpExtra} />
      </div>
    </header>
  );
};
