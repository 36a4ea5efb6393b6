import { serverNowMs, useReplicant } from 'chess-match/client';
import { useState } from 'react';
import { EmptyState, useKeys, type PageProps } from '../shared';
import { askIn, askText } from './ask';
import { Choices, type Chosen } from './Choices';
import { Papers } from './paper/Papers';
import { partsOf } from './partsOf';
import { usePrintTitle } from './printTitle';
import { SHEETS_TEXTS } from './texts/texts';
import { usePrinted, type Printed } from './usePrinted';

const NOTHING: ReadonlySet<string> = new Set();

interface PreviewProps extends PageProps {
  readonly printed: Printed | null;
  readonly chosen: Chosen;
}

const Preview = ({ language, printed, chosen }: PreviewProps) => {
  const texts = SHEETS_TEXTS[language];
  if (printed === null) return <EmptyState title={texts.loading} />;
  const { match, isStale } = printed;
  if (match === null)
    return isStale ? (
      <EmptyState title={texts.unreachable} />
    ) : (
      <EmptyState title={texts.noMatch}>
        <p>{texts.noMatchHint}</p>
      </EmptyState>
    );
  const isNothing = partsOf(match, texts).every(({ id }) => chosen.without.has(id));
  return (
    <>
      {isStale ? (
        <p className="sheets-stale" role="alert">
          {texts.unreachable}
        </p>
      ) : null}
      {isNothing ? (
        <EmptyState title={texts.nothingChosen}>
          <p>{texts.nothingChosenHint}</p>
        </EmptyState>
      ) : (
        <Papers match={match} {...chosen} nowMs={serverNowMs()} />
      )}
    </>
  );
};

/** Score sheets and the protocol of any match of the journal: chosen, looked at, printed by the browser. */
export const SheetsPage = ({ language }: PageProps) => {
  const texts = SHEETS_TEXTS[language];
  const [chosen, setChosen] = useState<Chosen>(() => ({
    asked: askText(askIn(location.search)),
    language,
    paper: 'A4',
    without: NOTHING,
  }));
  const open = useReplicant('match');
  const isOpen = chosen.asked === askText({ of: 'open' });
  const printed = usePrinted(chosen.asked, isOpen ? open?.version : undefined);
  const match = printed?.match ?? null;
  usePrintTitle(match, texts.title);
  const print = (): void => window.print();
  useKeys([
    {
      id: 'print',
      label: { en: SHEETS_TEXTS.en.print, ru: SHEETS_TEXTS.ru.print },
      keys: 'KeyP',
      run: print,
      when: match !== null,
    },
  ]);
  return (
    <main className="sheets-page">
      <Choices
        language={language}
        texts={texts}
        chosen={chosen}
        parts={match === null ? [] : partsOf(match, texts)}
        onChange={(change) => setChosen({ ...chosen, ...change })}
        onPrint={print}
      />
      <section className="sheets-preview" aria-label={texts.preview} tabIndex={0}>
        <Preview language={language} printed={printed} chosen={chosen} />
      </section>
    </main>
  );
};
