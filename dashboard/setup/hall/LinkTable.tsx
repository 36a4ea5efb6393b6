import type { ViewersLink, ViewersLinksAct } from 'chess-match/client';
import { useState } from 'react';
import { EmptyState, DataTable } from '../../shared';
import { copyText } from '../../shared/copyText';
import { AskRevoke } from './AskRevoke';
import { LinkCard } from './LinkCard';
import { linkColumns } from './linkColumns';
import type { HallTexts } from './texts/texts';

interface LinkTableProps {
  /** The newest first. */
  readonly links: readonly ViewersLink[];
  /** Of the viewers' page; null: nobody but this computer opens it. */
  readonly address: string | null;
  readonly busy: boolean;
  readonly act: (what: ViewersLinksAct) => Promise<void>;
  readonly texts: HallTexts;
}

const addressOf = ({ path }: ViewersLink, page: string): string => new URL(path, page.replace(/\/?$/, '/')).href;

/** Links that were given out: shown to a camera, copied, revoked. */
export const LinkTable = ({ links, address, busy, act, texts }: LinkTableProps) => {
  const words = texts.links;
  const [shown, setShown] = useState<string | null>(null);
  const [copied, setCopied] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<ViewersLink | null>(null);
  const open = links.find(({ id, state }) => id === shown && state === 'good');
  const partsOf = ({ audience, name }: ViewersLink): readonly string[] => [words.sides[audience], name];
  const copy = async (link: ViewersLink): Promise<void> => {
    if (address !== null && (await copyText(addressOf(link, address)))) setCopied(link.id);
  };
  return (
    <>
      {address === null && <p role="note">{texts.viewersNowhere}</p>}
      {open !== undefined && address !== null && (
        <LinkCard
          link={open}
          name={partsOf(open).filter(Boolean).join(', ')}
          address={addressOf(open, address)}
          texts={texts}
          onHide={() => setShown(null)}
        />
      )}
      <DataTable
        label={words.given}
        columns={linkColumns(words, {
          hasAddress: address !== null,
          copied,
          onShow: setShown,
          onCopy: (link) => void copy(link),
          onRevoke: setLeaving,
        })}
        rows={links}
        rowKey={({ id }) => id}
        rowTestId="viewers-link"
        empty={<EmptyState title={words.none}>{words.noneHint}</EmptyState>}
      />
      <AskRevoke
        leaving={leaving}
        nameOf={partsOf}
        words={words}
        busy={busy}
        revoke={({ id }) => act({ revoke: id })}
        onClose={() => setLeaving(null)}
      />
    </>
  );
};
