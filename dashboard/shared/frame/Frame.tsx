import { introduce, useConnected, useReplicant, type Language, type Role } from 'chess-match/client';
import { GroundsOf } from 'chess-match/client/grounds';
import { useEffect, useMemo, type ComponentType, type ReactNode } from 'react';
import { KeysContext } from '../keys/context';
import { listenToKeys } from '../keys/listen';
import { createKeyStore } from '../keys/store';
import { LiveContext } from '../ui/live';
import { ToastProvider } from '../ui/Toast';
import { Fault } from './Fault';
import { LanguageContext } from './language';
import { useLanguagePref, useNamePref, useThemePref } from './prefs';
import { FRAME_TEXTS } from './texts/texts';
import { TopRow } from './TopRow';
import { Troubles } from './Troubles';

export interface PageProps {
  readonly language: Language;
}

export interface FrameProps {
  readonly role: Role;
  /**
   * Of the page, where one role has several: what is kept in the browser, and what the health page shows. The role by
   * default.
   */
  readonly page?: string | undefined;
  readonly title: Readonly<Record<Language, string>>;
  readonly Page: ComponentType<PageProps>;
  /** Whether the row shows match, clocks and score; true by default. */
  readonly matchStrip?: boolean | undefined;
  /** Whether the row tells how much later viewers at home see everything; false by default. */
  readonly tellsDelay?: boolean | undefined;
  /** False: the page itself says that the connection is lost, and with what that leaves undone. */
  readonly offlineBanner?: boolean | undefined;
  /** Shown in the help beside the keys. */
  readonly HelpExtra?: ComponentType<PageProps> | undefined;
}

const Offline = ({ isLive, language }: { readonly isLive: boolean; readonly language: Language }) => {
  const texts = FRAME_TEXTS[language];
  const wasThere = useReplicant('match') !== undefined;
  return (
    <div aria-live="assertive">
      {isLive ? null : (
        <div className="frame-offline" role="alert" data-testid="frame-offline">
          {wasThere ? texts.offline : texts.waiting}
        </div>
      )}
    </div>
  );
};

/** Boards of a page have on their squares what the open game has there. */
const OpenGrounds = ({ children }: { readonly children: ReactNode }) => (
  <GroundsOf game={useReplicant('match')?.game ?? null}>{children}</GroundsOf>
);

/** A page below the common row, with everything the kit and the keys need around it. */
export const Frame = ({
  role,
  page = role,
  title,
  Page,
  matchStrip = true,
  tellsDelay = false,
  offlineBanner = true,
  HelpExtra,
}: FrameProps) => {
  const [language, setLanguage] = useLanguagePref();
  const [theme, setTheme] = useThemePref();
  const [name, setName] = useNamePref();
  const isLive = useConnected();
  const keys = useMemo(() => createKeyStore(page, localStorage), [page]);
  useEffect(() => introduce({ role, name, page }), [role, name, page]);
  useEffect(() => listenToKeys(keys), [keys]);
  useEffect(() => {
    document.title = title[language];
  }, [title, language]);
  return (
    <LanguageContext value={language}>
      <LiveContext value={isLive}>
        <KeysContext value={keys}>
          <ToastProvider>
            <TopRow
              role={role}
              title={title[language]}
              hasMatchStrip={matchStrip}
              tellsDelay={tellsDelay}
              onLanguage={setLanguage}
              theme={theme}
              onTheme={setTheme}
              name={name}
              onName={setName}
              HelpExtra={HelpExtra}
            />
            <Troubles isRescue={page === 'rescue'} />
            {offlineBanner ? <Offline isLive={isLive} language={language} /> : null}
            <div className="frame-page" data-connected={isLive}>
              <Fault language={language}>
                <OpenGrounds>
                  <Page language={language} />
                </OpenGrounds>
              </Fault>
            </div>
          </ToastProvider>
        </KeysContext>
      </LiveContext>
    </LanguageContext>
  );
};
