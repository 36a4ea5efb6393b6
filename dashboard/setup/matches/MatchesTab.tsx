import { keyOf } from 'chess-match/client/keys';
import { GAME_FORMS } from 'chess-match/client/settings';
import { useReplicant } from 'chess-match/client';
import { useRef, useState } from 'react';
import {
  Button,
  EmptyState,
  Panel,
  Refusal,
  Switch,
  useKeys,
  useLive,
  useSend,
  useToast,
  type PageProps,
} from '../../shared';
import { isAboutRunning, LeaveRunning, NewMatchDialog, type MatchItem } from '../../shared/matchForm';
import { labelOf, SETUP_TEXTS } from '../texts/texts';
import { ImportMatch } from './ImportMatch';
import { MatchList } from './MatchList';
import { RenameDialog } from './RenameDialog';

/** Match files, and records of every game. */
const RECORDS = Object.values(GAME_FORMS).map(({ recordExtension }) => `.${recordExtension}`);
const FILES = ['.json', ...RECORDS, 'application/json'].join(',');

/** What is being done in a window of its own. */
type Doing =
  | { readonly what: 'new'; readonly rehearsal: boolean }
  | { readonly what: 'return'; readonly first: MatchItem }
  | { readonly what: 'rename'; readonly match: MatchItem }
  | { readonly what: 'import'; readonly file: File };

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
  const close = (): void => setDoing(null);
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
        <>
          <Switch
            label={texts.showArchive}
            checked={isArchiveShown}
            onChange={setArchiveShown}
            local
            testId="show-archive"
          />
          <Button keyId="import" data-testid="import" onClick={pick}>
            {texts.importFile}
          </Button>
          <Button keyId="new-rehearsal" data-testid="new-rehearsal" onClick={begin(true)}>
            {texts.newRehearsal}
          </Button>
          <Button kind="primary" keyId="new-match" data-testid="new-match" onClick={begin(false)}>
            {texts.newMatch}
          </Button>
          <input
            ref={picker}
            type="file"
            accept={FILES}
            hidden
            aria-label={texts.importFile}
            data-testid="import-file"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file !== undefined) setDoing({ what: 'import', file });
              target.value = '';
            }}
          />
        </>
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
      {doing?.what === 'new' ? (
        <NewMatchDialog language={language} first={null} rehearsal={doing.rehearsal} onClose={close} />
      ) : null}
      {doing?.what === 'return' ? (
        <NewMatchDialog language={language} first={doing.first} rehearsal={doing.first.rehearsal} onClose={close} />
      ) : null}
      {doing?.what === 'rename' ? <RenameDialog language={language} match={doing.match} onClose={close} /> : null}
      {doing?.what === 'import' ? <ImportMatch language={language} file={doing.file} onClose={close} /> : null}
    </Panel>
  );
};
