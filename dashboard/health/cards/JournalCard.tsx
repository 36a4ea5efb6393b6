import { troubleText, useReplicant } from 'chess-match/client';
import { useLanguage } from '../../shared';
import { useNow } from '../../shared/useNow';
import { useHealth } from '../../shared/health/useHealth';
import { bytesText, timeText } from '../model/units';
import type { HealthTexts } from '../texts/texts';
import { Card } from './Card';

const SECOND_MS = 1000;

export const JournalCard = ({ texts }: { readonly texts: HealthTexts }) => {
  const language = useLanguage();
  const health = useReplicant('health');
  const backups = useReplicant('backups');
  const judged = useHealth();
  const nowMs = useNow(SECOND_MS, true);
  if (health === undefined || judged === null) return null;
  const { journal } = health;
  const { verdict, troubles, findings } = judged.journal;
  const when = (atMs: number | null): string => (atMs === null ? texts.never : timeText(atMs, nowMs, language));
  const copyText = (copy: typeof journal.copy): string => {
    if (copy === null) return texts.noSecondCopy;
    const { path, behind, sinceMs } = copy;
    return sinceMs === null ? texts.copyWhole(path) : texts.copyBehind(path, behind, when(sinceMs));
  };
  const reasons = [backups?.problem].filter((reason) => typeof reason === 'string');
  const said = troubles.map((trouble) => troubleText(trouble, language));
  return (
    <Card
      title={texts.journal}
      testId="card-journal"
      texts={texts}
      verdict={verdict}
      advice={[...said, ...findings.map((finding) => texts.advice[finding]), ...reasons]}
      facts={[
        [texts.file, journal.file],
        [texts.size, bytesText(journal.bytes, language)],
        [texts.entries, new Intl.NumberFormat(language).format(journal.entries)],
        [texts.lastWrite, when(journal.lastWriteAtMs)],
        [texts.diskFree, journal.diskFreeBytes === null ? texts.unknown : bytesText(journal.diskFreeBytes, language)],
        [texts.lastBackup, when(judged.backup.atMs)],
        [texts.secondCopy, copyText(journal.copy)],
      ]}
    />
  );
};
