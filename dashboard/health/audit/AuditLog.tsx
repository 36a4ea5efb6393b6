import equal from 'fast-deep-equal';
import type { Language } from 'chess-match/client';
import { useState } from 'react';
import { Button, EmptyState } from '../../shared';
import { download } from '../../shared/files/download';
import type { HealthTexts } from '../texts/texts';
import { AuditRows } from './AuditRows';
import { logAsCsv, logAsJson, wholeLog } from './exportLog';
import { FilterBar } from './FilterBar';
import { askOf, NO_FILTER } from './filter';
import { useAudit } from './useAudit';

interface AuditLogProps {
  readonly texts: HealthTexts;
  readonly language: Language;
}

const FORMATS = {
  csv: { type: 'text/csv', write: logAsCsv },
  json: { type: 'application/json', write: logAsJson },
} as const;

/** "journal-2026-03-01.csv" */
const fileName = (format: keyof typeof FORMATS): string => `journal-${new Date().toISOString().slice(0, 10)}.${format}`;

/** Who did what when, filtered and taken away as a file. */
export const AuditLog = ({ texts, language }: AuditLogProps) => {
  const [values, setValues] = useState(NO_FILTER);
  const [isExporting, setIsExporting] = useState(false);
  const [hasExportFailed, setHasExportFailed] = useState(false);
  const ask = askOf(values, language);
  const { entries, hasMore, isLoading, hasFailed, more } = useAudit(ask);
  const save = async (format: keyof typeof FORMATS): Promise<void> => {
    setIsExporting(true);
    setHasExportFailed(false);
    try {
      const { type, write } = FORMATS[format];
      download(fileName(format), type, write(await wholeLog(ask)));
    } catch {
      setHasExportFailed(true);
    }
    setIsExporting(false);
  };
  const isFiltered = !equal(values, NO_FILTER);
  return (
    <div className="audit">
      <FilterBar values={values} onChange={setValues} texts={texts} language={language} />
      <div className="audit-bar">
        <span className="grow" role="status" data-testid="audit-count">
          {hasFailed ? texts.logFailed : texts.shown(entries.length, hasMore)}
        </span>
        {hasExportFailed ? (
          <span className="problem" role="alert">
            {texts.exportFailed}
          </span>
        ) : null}
        <Button local disabled={!isFiltered} data-testid="audit-reset" onClick={() => setValues(NO_FILTER)}>
          {texts.reset}
        </Button>
        <Button busy={isExporting} data-testid="export-csv" onClick={() => void save('csv')}>
          {texts.exportAs('CSV')}
        </Button>
        <Button busy={isExporting} data-testid="export-json" onClick={() => void save('json')}>
          {texts.exportAs('JSON')}
        </Button>
      </div>
      <div className="audit-rows" aria-busy={isLoading} tabIndex={0} role="region" aria-label={texts.log}>
        {entries.length === 0 && !isLoading ? (
          <EmptyState title={isFiltered ? texts.nothingFound : texts.emptyLog} />
        ) : (
          <AuditRows entries={entries} texts={texts} language={language} />
        )}
        {hasMore ? (
          <div className="audit-more">
            <Button busy={isLoading} data-testid="audit-more" onClick={more}>
              {texts.more}
            </Button>
          </div>
        ) : null}
      </div>
    </div>
  );
};
