import { Button, Dialog, type PageProps } from '../../../shared';
import type { MatchItem } from '../../../shared/matchForm';
import { Lines } from './Lines';
import { embedAddress, useEmbed, type Embed } from './useEmbed';
import { ELSEWHERE_TEXTS, type ElsewhereTexts } from './words';
import './elsewhere.css';

interface ElsewhereDialogProps extends PageProps {
  readonly match: MatchItem;
  readonly onClose: () => void;
}

interface WaysProps {
  readonly matchId: string;
  readonly embed: Embed;
  readonly texts: ElsewhereTexts;
}

/** The ways into the page of somebody else. */
const Ways = ({ matchId, embed: { hosted, beside }, texts }: WaysProps) => (
  <div className="elsewhere">
    <section>
      <h3>{texts.page}</h3>
      <p>{texts.pageHelp}</p>
      <a href={embedAddress(matchId, 'html')} download data-testid="elsewhere-page">
        match-{matchId}.html
      </a>
    </section>
    <section>
      <h3>{texts.files}</h3>
      <p>{texts.filesHelp}</p>
      <p>
        {texts.match}:{' '}
        <a href={embedAddress(matchId, 'json')} download data-testid="elsewhere-match">
          match-{matchId}.json
        </a>
      </p>
      <p>
        {texts.script}:{' '}
        <a href={embedAddress(matchId, 'script')} download data-testid="elsewhere-script">
          match.js
        </a>
      </p>
      <Lines label={`${texts.files}: ${texts.lines}`} lines={beside} texts={texts} testId="elsewhere-beside" />
    </section>
    <section>
      <h3>{texts.hosted}</h3>
      <p>{hosted === null ? texts.notHosted : texts.hostedHelp}</p>
      {hosted !== null && (
        <Lines label={`${texts.hosted}: ${texts.lines}`} lines={hosted} texts={texts} testId="elsewhere-hosted" />
      )}
    </section>
  </div>
);

/** A match that is over, for the pages of others: as a page, as files, as lines to copy. */
export const ElsewhereDialog = ({ language, match, onClose }: ElsewhereDialogProps) => {
  const texts = ELSEWHERE_TEXTS[language];
  const { matchId, white, black } = match;
  const { embed, isAsking, retry } = useEmbed(matchId);
  // Opened when it has something to choose, the window gives the focus to that.
  if (embed === null) return null;
  return (
    <Dialog
      open
      wide
      title={`${texts.menu.replace(' …', '')}: ${white} — ${black}`}
      onClose={onClose}
      testId="elsewhere"
    >
      {embed === 'silent' ? (
        <>
          <p role="alert">{texts.silent}</p>
          <Button local busy={isAsking} onClick={retry} data-testid="elsewhere-again">
            {texts.retry}
          </Button>
        </>
      ) : embed.isKept ? (
        <Ways {...{ matchId, embed, texts }} />
      ) : (
        <p role="status">{texts.notKept}</p>
      )}
    </Dialog>
  );
};
