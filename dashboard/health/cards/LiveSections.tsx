import type { HealthView } from 'chess-match/client';
import { Light, useLanguage } from '../../shared';
import type { Verdict } from '../../shared/health/judge';
import { PushNow } from './PushNow';
import { timeText } from '../model/units';
import type { HealthTexts } from '../texts/texts';

type Live = NonNullable<HealthView['viewers']['live']>;

const VERDICTS = {
  off: 'warn',
  idle: 'off',
  sending: 'ok',
  sent: 'ok',
  failed: 'warn',
} as const satisfies Record<Live['state'], Verdict>;

interface LiveSectionsProps {
  readonly texts: HealthTexts;
  readonly live: HealthView['viewers']['live'];
  readonly nowMs: number;
}

/** How the match is followed from outside: what a round of lichess has taken, and whether its files are written. */
export const LiveSections = ({ texts, live, nowMs }: LiveSectionsProps) => {
  const language = useLanguage();
  if (live === null) return null;
  const { round, state, sentAtMs, games, retryAtMs, folder, folderError } = live;
  const at = (ms: number | null): string | null => (ms === null ? null : timeText(ms, nowMs, language));
  return (
    <>
      {round === null ? null : (
        <section className="edge" data-testid="live-push" data-state={state}>
          <h3>{texts.lichess(round)}</h3>
          <Light state={VERDICTS[state]} label="" value={texts.pushStates[state]} isSpoken />
          <p>{texts.pushed(games, at(sentAtMs), at(retryAtMs))}</p>
          {state === 'off' ? null : <PushNow texts={texts} />}
        </section>
      )}
      {folder === null ? null : (
        <section className="edge" data-testid="live-folder" data-state={folderError === null ? 'written' : 'failed'}>
          <h3>{texts.liveFolder}</h3>
          <Light
            state={folderError === null ? 'ok' : 'warn'}
            label=""
            value={folderError === null ? texts.folderWritten : texts.folderFailed}
            isSpoken
          />
          <p>{folder}</p>
        </section>
      )}
    </>
  );
};
