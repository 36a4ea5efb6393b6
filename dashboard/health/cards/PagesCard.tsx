import { GRAPHIC_NAMES, roleText, serverNowMs, useReplicant, type Language, type PagesView } from 'chess-match/client';
import { useMemo } from 'react';
import { EmptyState, Light, Panel, DataTable, useLanguage, type Column } from '../../shared';
import { judgeDelay } from '../../shared/health/judge';
import { timeText } from '../model/units';
import type { HealthTexts } from '../texts/texts';

type Page = PagesView['pages'][number];

/** "graphic:scorebug" in words. */
const pageName = ({ page, role }: Page, texts: HealthTexts, language: Language): string => {
  const [place = '', id = ''] = page.split(':');
  if (place === 'monitor') return texts.monitor[id === 'preview' ? 'preview' : 'program'];
  if (place !== 'graphic' && place !== 'preview') return roleText(role, language);
  const names: Readonly<Record<string, { readonly name: string }>> = GRAPHIC_NAMES[language];
  const name = names[id]?.name ?? id;
  return place === 'graphic' ? texts.graphic(name) : texts.preview(name);
};

const columnsOf = (texts: HealthTexts, language: Language): readonly Column<Page>[] => [
  {
    id: 'page',
    header: texts.page,
    cell: (page) => pageName(page, texts, language),
    sortBy: (page) => pageName(page, texts, language),
  },
  { id: 'name', header: texts.person, cell: ({ name }) => name || '—', sortBy: ({ name }) => name },
  {
    id: 'delay',
    header: texts.delay,
    cell: ({ delayMs }) => (
      <Light
        state={judgeDelay(delayMs)}
        label=""
        value={delayMs === null ? texts.measuring : texts.ms(delayMs)}
        isSpoken
      />
    ),
    sortBy: ({ delayMs }) => delayMs ?? -1,
    align: 'end',
  },
  {
    id: 'visible',
    header: texts.state,
    cell: ({ visible }) => (visible ? texts.seen : texts.hidden),
    sortBy: ({ visible }) => Number(visible),
  },
  {
    id: 'since',
    header: texts.since,
    cell: ({ sinceMs }) => timeText(sinceMs, serverNowMs(), language),
    sortBy: ({ sinceMs }) => sinceMs,
    align: 'end',
  },
];

const rowKey = ({ id }: Page): string => String(id);

/** People first, then what is on air, then what directors look at. */
const rank = ({ role, page }: Page): number => (role !== 'viewer' ? 0 : page.startsWith('graphic:') ? 1 : 2);

export const PagesCard = ({ texts }: { readonly texts: HealthTexts }) => {
  const language = useLanguage();
  const view = useReplicant('pages');
  const columns = useMemo(() => columnsOf(texts, language), [texts, language]);
  const rows = useMemo(() => (view?.pages ?? []).toSorted((a, b) => rank(a) - rank(b) || a.id - b.id), [view]);
  return (
    <Panel title={texts.pages(view?.total ?? 0)} className="health-wide" testId="card-pages">
      <DataTable
        label={texts.pagesLabel}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        rowTestId="page-row"
        empty={<EmptyState title={texts.noPages} />}
      />
    </Panel>
  );
};
