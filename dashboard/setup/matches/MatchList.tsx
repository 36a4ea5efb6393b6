import { useMemo } from 'react';
import { DataTable } from '../../shared';
import { SETUP_TEXTS } from '../texts/texts';
import { matchColumns } from './matchColumns';
import type { MatchActs } from './MatchRowActions';
import type { MatchItem } from '../../shared/matchForm';

interface MatchListProps extends MatchActs {
  readonly matches: readonly MatchItem[];
}

/** The matches, newest first, each with what can be done with it. */
export const MatchList = (props: MatchListProps) => {
  const { language, matches } = props;
  const texts = SETUP_TEXTS[language];
  const columns = useMemo(() => matchColumns(texts, props), [texts, props]);
  return (
    <DataTable
      label={texts.matches}
      columns={columns}
      rows={matches}
      rowKey={({ matchId }) => matchId}
      rowTestId="match-row"
    />
  );
};
