import { useReplicant } from 'chess-match/client';
import { useRef, useState } from 'react';
import { EmptyState, Panel, Refusal, useLive, type PageProps } from '../../shared';
import { FileDrop } from '../../shared/files/FileDrop';
import { isAboutRunning, LeaveRunning } from '../../shared/matchForm';
import { SETUP_TEXTS } from '../texts/texts';
import { MatchActions } from './MatchActions';
import { MatchList } from './MatchList';
import { MatchWindow, type Doing } from './MatchWindow';
import { useMatchDeeds } from './useMatchDeeds';
import { useMatchesKeys } from './useMatchesKeys';

/** All matches of the journal, and everything that can be done with one. */
export const MatchesTab = ({ language }: PageProps) => {
  const texts = SETUP_TEXTS[language];
  const all = useReplicant('matches')?.matches;
  const [isArchiveShown, setArchiveShown] = useState(false);
  const [doing, setDoing] = useState<Doing | null>(null);
  const isLive = useLive();
  const picker = useRef<HTMLInputElement>(null);
  const { open, archive, duplicate, publish, pending, problem, clear } = useMatchDeeds(texts);
  const pick = (): void => picker.current?.click();
  const onFile = (file: File): void => setDoing({ what: 'import', file });
  const onNew = (rehearsal: boolean): void => setDoing({ what: 'new', rehearsal });
  useMatchesKeys({ onNew, onPick: pick, onArchive: () => setArchiveShown(!isArchiveShown) });
  const shown = (all ?? []).filter(({ archived }) => isArchiveShown || !archived);
  return (
    <Panel
      title={texts.matches}
      testId="matches"
      actions={
        <MatchActions
          {...{ language, isArchiveShown, picker }}
          onArchive={setArchiveShown}
          onNew={onNew}
          onFile={onFile}
        />
      }
    >
      <FileDrop label={texts.dropFile} onFile={doing === null && isLive ? onFile : null} />
      {isAboutRunning(problem) ? null : <Refusal problem={problem} onDismiss={clear} testId="problem-matches" />}
      <LeaveRunning
        language={language}
        problem={problem}
        busy={pending}
        onLeave={(leave) => void open(null, leave)}
        onClose={clear}
      />
      {all !== undefined && shown.length === 0 ? (
        <EmptyState title={texts.noMatches}>
          <p>{texts.noMatchesHint}</p>
        </EmptyState>
      ) : (
        <MatchList
          language={language}
          matches={shown}
          busy={pending}
          onOpen={(matchId) => void open(matchId)}
          onArchive={(matchId, archived) => void archive(matchId, archived)}
          onPublish={(matchId, published) => void publish(matchId, published)}
          onDuplicate={(matchId, from) => void duplicate(matchId, from)}
          onRename={(match) => setDoing({ what: 'rename', match })}
          onElsewhere={(match) => setDoing({ what: 'elsewhere', match })}
          onReturn={(first) => setDoing({ what: 'return', first })}
        />
      )}
      {doing === null ? null : <MatchWindow language={language} doing={doing} onClose={() => setDoing(null)} />}
    </Panel>
  );
};
