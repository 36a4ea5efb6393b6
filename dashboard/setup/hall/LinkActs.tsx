import type { ViewersLink } from 'chess-match/client';
import { Button } from '../../shared';
import type { HallTexts } from './texts/texts';

export interface LinkDeeds {
  /** The viewers' page can be opened from another machine. */
  readonly hasAddress: boolean;
  readonly onShow: (id: string) => void;
  readonly onCopy: (link: ViewersLink) => void;
  readonly onRevoke: (link: ViewersLink) => void;
}

interface LinkActsProps extends LinkDeeds {
  readonly link: ViewersLink;
  readonly words: HallTexts['links'];
  readonly isCopied: boolean;
}

/** What can be done with a link that is good. */
export const LinkActs = ({ link, words, hasAddress, isCopied, onShow, onCopy, onRevoke }: LinkActsProps) => (
  <span className="hall-picture-acts">
    {hasAddress && (
      <>
        <Button local data-testid="show-link" onClick={() => onShow(link.id)}>
          {words.show}
        </Button>
        <Button local data-testid="copy-link" onClick={() => onCopy(link)}>
          {isCopied ? words.copied : words.copy}
        </Button>
      </>
    )}
    <Button data-testid="revoke-link" onClick={() => onRevoke(link)}>
      {words.revoke}
    </Button>
  </span>
);
