import type { RescueView } from 'chess-match/client';
import { useEffect, useRef } from 'react';
import { teamsOf } from '../model/ways';
import type { RescueTexts } from '../texts/texts';

const PAGES = ['operator', 'director', 'arbiter', 'setup'] as const;

const pageUrl = (page: string): string => `/bundles/chess-broadcast/dashboard/dist/${page}/index.html?standalone=true`;

interface BackProps {
  readonly view: RescueView;
  readonly texts: RescueTexts;
}

/** What is open as the server itself reads it, as the page still has the picture of before; and where to go. */
export const Back = ({ view, texts }: BackProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const open = view.found?.matches.find(({ isOpen }) => isOpen);
  return (
    <section className="rescue-turning" data-testid="rescue-back">
      <h2 ref={heading} tabIndex={-1}>
        {texts.back}
      </h2>
      <p className="rescue-match" role="status" data-testid="rescue-open-now">
        {texts.openNow}: {open === undefined ? texts.noneOpen : `${teamsOf(open)}, ${texts.turns(open.turns ?? 0)}`}
      </p>
      <nav className="rescue-links">
        {PAGES.map((page) => (
          <a
            key={page}
            className={`ui-button ${page === 'operator' ? 'ui-primary' : ''}`}
            href={pageUrl(page)}
            data-testid={`go-${page}`}
          >
            {texts.goTo[page]}
          </a>
        ))}
      </nav>
    </section>
  );
};
