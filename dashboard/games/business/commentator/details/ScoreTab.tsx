import { formatPair, kindText, type Language, type ScoreView } from 'chess-match/client';
import type { Moment } from 'chess-match/client/explore';
import { turnText } from 'chess-match/client/view';
import { chipsOf } from 'chess-match/games/business';
import { useMemo } from 'react';
import { EmptyState, DataTable, type Column } from '../../../../shared';
import { Badge } from '../Badge';
import { BUSINESS_TEXTS } from '../texts';
import { WhatIf } from './WhatIf';

type Entry = ScoreView['ledger'][number];

interface ScoreTabProps {
  readonly score: ScoreView;
  readonly moment: Moment;
  readonly language: Language;
}

const columnsOf = (language: Language): readonly Column<Entry>[] => {
  const texts = BUSINESS_TEXTS[language];
  return [
    { id: 'turn', header: texts.turn, cell: ({ turn }) => turnText(turn) },
    { id: 'board', header: texts.boards, cell: ({ board }) => <Badge board={board} /> },
    {
      id: 'what',
      header: texts.what,
      cell: (entry) => `${kindText(entry.kind, language)}, ${texts.chips(chipsOf(entry))}`,
    },
    {
      id: 'points',
      header: texts.points,
      align: 'end',
      cell: ({ white, black }) => formatPair(white, black),
    },
    {
      id: 'total',
      header: texts.total,
      align: 'end',
      cell: ({ whiteTotal, blackTotal }) => formatPair(whiteTotal, blackTotal),
    },
  ];
};

/** How the score came about up to the moment looked at, and how it could go on. */
export const ScoreTab = ({ score, moment, language }: ScoreTabProps) => {
  const texts = BUSINESS_TEXTS[language];
  const columns = useMemo(() => columnsOf(language), [language]);
  const rows = useMemo(() => score.ledger.filter(({ ply }) => ply <= moment.ply), [score, moment]);
  return (
    <div className="co-score-tab">
      <WhatIf key={moment.ply} moment={moment} score={score} language={language} />
      <section aria-label={texts.ledger} data-testid="ledger">
        <h3>{texts.ledger}</h3>
        <DataTable
          label={texts.ledger}
          columns={columns}
          rows={rows}
          rowKey={({ ply, line: branch }) => `${ply} ${branch}`}
          empty={<EmptyState title={texts.noScore} />}
        />
      </section>
    </div>
  );
};
