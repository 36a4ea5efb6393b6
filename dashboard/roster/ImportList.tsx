import type { Decoded, RosterView, Problem } from 'chess-match/client';
import { useMemo } from 'react';
import { DataTable, Refusal, type Column, type PageProps } from '../shared';
import { ImportDialog } from '../shared/files/ImportDialog';
import { NOT_TEXT } from '../shared/files/readText';
import { allowedText } from './model/allowedText';
import { readList } from './model/importList';
import { changesOf, type Change } from './model/people';
import type { RowProblem } from './model/readPerson';
import { ROSTER_TEXTS, type RosterTexts } from './texts/texts';

interface ImportListProps extends PageProps {
  readonly fileName: string;
  /** Null: the file is no text. */
  readonly text: Decoded | null;
  readonly present: RosterView;
  readonly busy: boolean;
  readonly problem: Problem | null;
  readonly onTake: (people: RosterView) => void;
  readonly onClose: () => void;
}

const problemColumns = (texts: RosterTexts): readonly Column<RowProblem>[] => [
  { id: 'row', header: texts.row, cell: ({ row }) => row || '—' },
  { id: 'column', header: texts.column, cell: ({ column }) => column || '—' },
  { id: 'value', header: texts.value, cell: ({ value }) => <code>{value || '—'}</code> },
  { id: 'allowed', header: texts.allowed, cell: ({ allowed }) => allowedText(allowed, texts) },
];

const changeColumns = (texts: RosterTexts): readonly Column<Change>[] => [
  { id: 'name', header: texts.name, cell: ({ name }) => <strong>{name}</strong> },
  { id: 'kind', header: texts.actions, cell: ({ kind }) => texts[kind] },
  { id: 'fields', header: texts.column, cell: ({ fields }) => fields.join(', ') || '—' },
];

const keyOf = ({ row, column, value }: RowProblem): string => `${row}:${column}:${value}`;

/** What a list would change, or every place in it that is wrong. Only a list without a fault can be taken over. */
export const ImportList = (props: ImportListProps) => {
  const { language, fileName, text, present, busy, problem, onTake, onClose } = props;
  const texts = ROSTER_TEXTS[language];
  const read = useMemo(
    () => (text === null ? null : readList(fileName, text.text, present)),
    [fileName, text, present],
  );
  const changes = useMemo(() => (read?.ok === true ? changesOf(present, read.people) : []), [read, present]);
  const wrongColumns = useMemo(() => problemColumns(texts), [texts]);
  const columns = useMemo(() => changeColumns(texts), [texts]);
  return (
    <ImportDialog
      wide
      title={texts.importTitle}
      fileName={fileName}
      text={text}
      take={texts.importDo}
      busy={busy}
      canTake={changes.length > 0}
      onTake={() => {
        if (read?.ok === true) onTake(read.people);
      }}
      onClose={onClose}
    >
      {read === null ? <Refusal problem={NOT_TEXT} testId="problem-import-text" /> : null}
      {read?.ok === true ? (
        <DataTable
          label={texts.importTitle}
          columns={columns}
          rows={changes}
          rowKey={({ kind, id }) => `${kind}:${id}`}
          rowTestId="import-change"
          empty={<p>{texts.nothingChanges}</p>}
        />
      ) : null}
      {read?.ok === false ? (
        <>
          <p className="problem" role="alert">
            {texts.nothingTaken}
          </p>
          <DataTable
            label={texts.importTitle}
            columns={wrongColumns}
            rows={read.problems}
            rowKey={keyOf}
            rowTestId="import-problem"
          />
        </>
      ) : null}
      <Refusal problem={problem} testId="problem-import" />
    </ImportDialog>
  );
};
