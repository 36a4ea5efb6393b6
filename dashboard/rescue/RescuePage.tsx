import { useMemo, useState } from 'react';
import { EmptyState, type PageProps } from '../shared';
import { lacksRoom } from './model/causes';
import { waysOf } from './model/ways';
import { Back } from './parts/Back';
import { Copies } from './parts/Copies';
import { Gone } from './parts/Gone';
import { Head } from './parts/Head';
import { Matches } from './parts/Matches';
import { SaveAll } from './parts/SaveAll';
import { Starting } from './parts/Starting';
import { Story } from './parts/Story';
import { useRescue } from './state/useRescue';
import { useTake } from './state/useTake';
import { RESCUE_TEXTS } from './texts/texts';
import { Ways } from './Ways';

/** What happened to the journal, what is safe, and the ways out: for somebody in a hurry, two metres away. */
export const RescuePage = ({ language }: PageProps) => {
  const texts = RESCUE_TEXTS[language];
  const { view, atMs, isReachable, check } = useRescue();
  const { taking, take } = useTake(check);
  const [hasSaved, setSaved] = useState(false);
  const ways = useMemo(() => (view === null ? [] : waysOf(view)), [view]);

  const isBack = taking.phase === 'back' && atMs !== null && atMs >= taking.atMs;
  if (taking.phase === 'starting' || (taking.phase === 'back' && !isBack))
    return (
      <main className="rescue">
        <Starting sinceMs={taking.sinceMs} supervised={view?.supervised ?? false} texts={texts} />
      </main>
    );
  const gone = isReachable === false ? <Gone texts={texts} /> : null;
  if (view === null) return <main className="rescue">{gone ?? <EmptyState title={texts.loading} />}</main>;
  const { active, findings } = view;
  const hasWays = !lacksRoom(view) && (active || findings.length > 0);
  return (
    <main className="rescue" data-active={active} data-testid="rescue">
      {gone}
      {isBack && !active ? <Back view={view} texts={texts} /> : null}
      {isBack && active ? (
        <p className="rescue-gone" role="alert">
          {texts.stillBroken}
        </p>
      ) : null}
      <Head {...{ view, atMs, hasWays, texts }} onCheck={check} />
      <Story view={view} language={language} texts={texts} />
      <section className="rescue-first" aria-label={texts.files}>
        <div>
          <h2 className="rescue-step">{hasWays ? texts.saveTitle : texts.files}</h2>
          <p>{texts.saveHint}</p>
        </div>
        {hasSaved ? <output>{texts.saved}</output> : null}
        <SaveAll texts={texts} isFirst={active && !hasSaved} onSave={() => setSaved(true)} />
      </section>
      {hasWays ? <Ways {...{ view, ways, taking, take, hasSaved, texts }} onSave={() => setSaved(true)} /> : null}
      <Matches view={view} texts={texts} />
      {hasWays ? null : (
        <Copies
          {...{ ways, texts }}
          confirmed={view.confirmed}
          canTake={false}
          busy={false}
          onChoose={() => undefined}
        />
      )}
    </main>
  );
};
