import { serverNowMs, type AuditEntry, type Language } from 'chess-match/client';
import { useMemo } from 'react';
import { DataTable, type Column } from '../../shared';
import { actorRoleText } from '../../shared/actorText';
import { timeText } from '../model/units';
import type { HealthTexts } from '../texts/texts';

interface AuditRowsProps {
  readonly entries: readonly AuditEntry[];
  readonly texts: HealthTexts;
  readonly language: Language;
}

const columnsOf = (texts: HealthTexts, language: Language): readonly Column<AuditEntry>[] => [
  {
    id: 'time',
    header: texts.time,
    cell: ({ atMs }) => <time dateTime={new Date(atMs).toISOString()}>{timeText(atMs, serverNowMs(), language)}</time>,
    sortBy: ({ atMs }) => atMs,
  },
  {
    id: 'who',
    header: texts.who,
    cell: ({ role, person }) => (
      <span className="audit-who">
        {actorRoleText(role, language)}
        {person === '' ? null : <strong> {person}</strong>}
      </span>
    ),
    sortBy: ({ role, person }) => `${role} ${person}`,
  },
  {
    id: 'kind',
    header: texts.kind,
    cell: ({ kind }) => (
      <span className="audit-kind" data-kind={kind}>
        {kind === 'other' ? '—' : texts.kinds[kind]}
      </span>
    ),
    sortBy: ({ kind }) => kind,
  },
  { id: 'what', header: texts.what, cell: ({ text }) => <span className="audit-text">{text}</span> },
  { id: 'match', header: texts.match, cell: ({ match }) => match || '—', sortBy: ({ match }) => match },
];

const rowKey = ({ source, number }: AuditEntry): string => `${source}-${number}`;

export const AuditRows = ({ entries, texts, language }: AuditRowsProps) => {
  const columns = useMemo(() => columnsOf(texts, language), [texts, language]);
  return (
    <DataTable label={texts.log} columns={columns} rows={entries} rowKey={rowKey} rowTestId="audit-row" empty={null} />
  );
};
