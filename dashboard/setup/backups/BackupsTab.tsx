import { keyOf } from 'chess-match/client/keys';
import { useReplicant, type Replicants } from 'chess-match/client';
import { useMemo, useState } from 'react';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  Panel,
  Refusal,
  DataTable,
  useKeys,
  useLive,
  useSend,
  useToast,
  type Column,
  type PageProps,
} from '../../shared';
import { SETUP_TEXTS, type SetupTexts } from '../texts/texts';

type Backup = Replicants['backups']['backups'][number];

const kindOf = ({ kind }: Backup, texts: SetupTexts): string =>
  ({
    nightly: texts.kNightly,
    'by-hand': texts.kByHand,
    'before-restore': texts.kBeforeRestore,
    'before-migration': texts.kBeforeMigration,
    'second-place': texts.kSecondPlace,
  })[kind];

const columnsOf = (texts: SetupTexts, onRestore: (backup: Backup) => void): readonly Column<Backup>[] => [
  { id: 'made', header: texts.made, sortBy: ({ atMs }) => atMs, cell: ({ atMs }) => texts.time(atMs) },
  { id: 'kind', header: texts.kind, sortBy: ({ kind }) => kind, cell: (backup) => kindOf(backup, texts) },
  {
    id: 'contents',
    header: texts.contents,
    cell: ({ readable, matches, entries }) => (readable ? texts.holds(matches, entries) : texts.unreadable),
  },
  { id: 'size', header: texts.size, align: 'end', cell: ({ bytes }) => texts.megabytes(bytes) },
  {
    id: 'actions',
    header: '',
    align: 'end',
    cell: (backup) => (
      <Button
        disabled={!backup.readable}
        data-testid="restore"
        aria-label={`${texts.restore}: ${texts.time(backup.atMs)}`}
        onClick={() => onRestore(backup)}
      >
        {texts.restore}
      </Button>
    ),
  },
];

/** When copies are made and where to, and why the last was not. */
const BackupState = ({ view, texts }: { readonly view: Replicants['backups']; readonly texts: SetupTexts }) => (
  <>
    <p>{texts.nightly(view.nightlyHour, view.keep)}</p>
    {view.otherDisk ? <p data-testid="other-disk">{texts.otherDisk(view.otherDisk)}</p> : null}
    {view.problem ? (
      <p className="problem" role="alert">
        {texts.backupFailed(view.problem)}
      </p>
    ) : null}
  </>
);

/** Copies of the journal, and the way back to one. */
export const BackupsTab = ({ language }: PageProps) => {
  const texts = SETUP_TEXTS[language];
  const view = useReplicant('backups');
  const [chosen, setChosen] = useState<Backup | null>(null);
  const { send, pending, problem, clear } = useSend();
  const say = useToast();
  const columns = useMemo(() => columnsOf(texts, setChosen), [texts]);
  const make = async (): Promise<void> => {
    if ((await send({ type: 'makeBackup', expectedVersion: null })).ok) say(texts.backedUp);
  };
  const isLive = useLive();
  useKeys([{ ...keyOf('makeBackup', 'setup', 'back-up'), run: () => void make(), when: isLive && !pending }]);
  const restore = async ({ file }: Backup): Promise<void> => {
    const answer = await send({ type: 'restoreBackup', expectedVersion: null, file });
    setChosen(null);
    if (answer.ok) say(texts.restored);
  };
  return (
    <Panel
      title={texts.backups}
      testId="backups"
      actions={
        <Button kind="primary" busy={pending} keyId="back-up" data-testid="back-up" onClick={() => void make()}>
          {texts.backUpNow}
        </Button>
      }
    >
      {view === undefined ? null : <BackupState view={view} texts={texts} />}
      <Refusal problem={problem} onDismiss={clear} testId="problem-backups" />
      <DataTable
        label={texts.backups}
        columns={columns}
        rows={view?.backups ?? []}
        rowKey={({ file }) => file}
        rowTestId="backup-row"
        empty={<EmptyState title={texts.noBackups} />}
      />
      <ConfirmDialog
        open={chosen !== null}
        title={texts.restoreTitle}
        confirmLabel={texts.restore}
        danger
        busy={pending}
        onClose={() => setChosen(null)}
        onConfirm={() => {
          if (chosen !== null) void restore(chosen);
        }}
      >
        <p>{chosen === null ? '' : `${texts.time(chosen.atMs)}, ${texts.holds(chosen.matches, chosen.entries)}`}</p>
        <p>{texts.restoreText}</p>
      </ConfirmDialog>
    </Panel>
  );
};
