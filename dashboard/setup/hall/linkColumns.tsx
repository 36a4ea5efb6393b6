import type { ViewersLink } from 'chess-match/client';
import type { Column } from '../../shared';
import { LinkActs, type LinkDeeds } from './LinkActs';
import type { HallTexts } from './texts/texts';

interface Acts extends LinkDeeds {
  /** Id of the link whose address was copied last. */
  readonly copied: string | null;
}

/** What is read of each link, and what can be done with it. */
export const linkColumns = (words: HallTexts['links'], { copied, ...deeds }: Acts): readonly Column<ViewersLink>[] => [
  {
    id: 'link',
    header: words.given,
    cell: (link) => (
      <span className="match-names">
        {words.sides[link.audience]}
        <small>{link.name}</small>
      </span>
    ),
  },
  {
    id: 'until',
    header: words.end,
    cell: ({ state, untilMs }) => (state === 'good' ? words.until(untilMs) : words.states[state]),
  },
  {
    id: 'acts',
    header: '',
    align: 'end',
    cell: (link) =>
      link.state === 'good' && <LinkActs link={link} words={words} {...deeds} isCopied={copied === link.id} />,
  },
];
