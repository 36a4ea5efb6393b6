import { troubleText, type Language, type RescueView } from 'chess-match/client';
import type { ReactNode } from 'react';
import { causesOf } from '../model/causes';
import { teamsOf } from '../model/ways';
import type { RescueTexts } from '../texts/texts';

interface HeldProps {
  readonly title: string;
  readonly testId: string;
  readonly children: ReactNode;
}

const Held = ({ title, testId, children }: HeldProps) => (
  <section className="rescue-held" aria-label={title} data-testid={testId}>
    <h3>{title}</h3>
    {children}
  </section>
);

interface FactsProps {
  readonly match: string;
  readonly turns: number | null;
  readonly turn: string;
  readonly atMs: number | null;
  readonly texts: RescueTexts;
}

const Facts = ({ match, turns, turn, atMs, texts }: FactsProps) => (
  <>
    <p className="rescue-figure">
      {turns === null ? '—' : texts.turns(turns)}
      {turn === '' ? null : <small>{texts.turn(turn)}</small>}
    </p>
    <p className="rescue-match">{match}</p>
    {atMs === null ? null : <time dateTime={new Date(atMs).toISOString()}>{texts.time(atMs)}</time>}
  </>
);

const Confirmed = ({ view, texts }: { readonly view: RescueView; readonly texts: RescueTexts }) => {
  const { confirmed } = view;
  return (
    <Held title={texts.confirmedLast} testId="rescue-confirmed">
      {confirmed === null ? (
        <p>{texts.confirmedUnknown}</p>
      ) : (
        <Facts {...confirmed} match={confirmed.match ?? texts.noMatch} texts={texts} />
      )}
    </Held>
  );
};

const Found = ({ view, texts }: { readonly view: RescueView; readonly texts: RescueTexts }) => {
  const { found } = view;
  const open = found?.matches.find(({ isOpen }) => isOpen);
  return (
    <Held title={texts.readNow} testId="rescue-found">
      {found === null ? (
        <p>{texts.readNothing}</p>
      ) : (
        <Facts
          match={open === undefined ? texts.matchLost : teamsOf(open)}
          turns={open?.turns ?? null}
          turn={open?.lastTurn ?? ''}
          atMs={found.lastEntryAtMs}
          texts={texts}
        />
      )}
    </Held>
  );
};

interface StoryProps {
  readonly view: RescueView;
  readonly language: Language;
  readonly texts: RescueTexts;
}

/** What is wrong, and what was confirmed beside what is there. */
export const Story = ({ view, language, texts }: StoryProps) => (
  <div className="rescue-story">
    <ul className="rescue-findings" data-testid="rescue-findings">
      {causesOf(view).map((finding) => (
        <li key={JSON.stringify(finding)} data-code={finding.code}>
          {troubleText(finding, language)}
        </li>
      ))}
    </ul>
    <Confirmed view={view} texts={texts} />
    <Found view={view} texts={texts} />
  </div>
);
