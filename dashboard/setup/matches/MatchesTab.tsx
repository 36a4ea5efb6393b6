import { keyOf } from 'chess-match/client/keys';
import { useReplicant } from 'chess-match/client';
import { useRef, useState } from 'react';
import { EmptyState, Panel, Refusal, useKeys, useLive, useSend, useToast, type PageProps } from '../../shared';
import { isAboutRunning, LeaveRunning } from '../../shared/matchForm';
import { labelOf, SETUP_TEXTS } from '../texts/texts';
import { MatchActions } from './MatchActions';
import { MatchList } from './MatchList';
import { MatchWindow, type Doing } from './MatchWindow';

/** All matches of the journal, and everything that can be done with one. */
export const MatchesTab = ({ language }: PageProps) => {
  const texts = SETUP_TEXTS[language];
  const all = useReplicant('matches')?.matches;
  const [isArchiveShown, setArchiveShown] = useState(false);
  const [doing, setDoing] = useState<Doing | null>(null);
  /** The match that was last asked to be opened. */
  const [asked, setAsked] = useState('');
  const picker = useRef<HTMLInputElement>(null);
  const { send, pending, problem, clear } = useSend();
  const say = useToast();
  const pick = (): void => picker.current?.click();
  const begin = (rehearsal: boolean) => (): void => setDoing({ what: 'new', rehearsal });
  const isLive = useLive();
  useKeys([
    { ...keyOf('newMatch', 'setup', 'new-match'), run: begin(false), when: isLive },
    {
      ...keyOf('newMatch', 'setup', 'new-rehearsal'),
      run: begin(true),
      when: isLive,
    },
    { id: 'import', label: labelOf(({ importFile }) => importFile), keys: 'KeyI', run: pick, when: isLive },
    {
      id: 'archive',
      label: labelOf(({ showArchive }) => showArchive),
      keys: 'KeyA',
      run: () => setArchiveShown(!isArchiveShown),
    },
  ]);
  const shown = (all ?? []).filter(({ archived }) => isArchiveShown || !archived);
  const open = async (matchId: string, leave?: string): Promise<void> => {
    setAsked(matchId);
    await send({ type: 'openMatch', expectedVersion: null, matchId, ...(leave === undefined ? {} : { leave }) });
  };
  const duplicate = async (matchId: string, from: 'start' | 'now'): Promise<void> => {
    const answer = await send({ type: 'duplicateMatch', expectedVersion: null, matchId, rehearsal: true, from });
    if (answer.ok) say(texts.duplicated);
  };
  const publish = async (matchId: string, published: boolean): Promise<void> => {
    const answer = await send({ type: 'publishMatch', expectedVersion: null, matchId, published });
    if (answer.ok && published) say(texts.publishedSoon);
  };
  return (
    <Panel
      title={texts.matches}
      testId="matches"
      actions={
        <MatchActions
          {...{ language, isArchiveShown, picker }}
          onArchive={setArchiveShown}
          onPick={pick}
          onNew={(rehearsal) => setDoing({ what: 'new', rehearsal })}
          onFile={(file) => setDoing({ what: 'import', file })}
        />
      }
    >
      {isAboutRunning(problem) ? null : <Refusal problem={problem} onDismiss={clear} testId="problem-matches" />}
      <LeaveRunning
        language={language}
        problem={problem}
        busy={pending}
        onLeave={(leave) => void open(asked, leave)}
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
          onArchive={(matchId, archived) =>
            void send({ type: 'archiveMatch', expectedVersion: null, matchId, archived })
          }
          onPublish={(matchId, published) => void publish(matchId, published)}
          onDuplicate={(matchId, from) => void duplicate(matchId, from)}
          onRename={(match) => setDoing({ what: 'rename', match })}
          onReturn={(first) => setDoing({ what: 'return', first })}
        />
      )}
      {doing === null ? null : <MatchWindow language={language} doing={doing} onClose={() => setDoing(null)} />}
    </Panel>
  );
};
