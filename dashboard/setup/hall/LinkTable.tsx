import type { ViewersLink, ViewersLinksAct } from 'chess-match/client';
import { useState } from 'react';
import { Button, EmptyState, Table } from '../../shared';
import { copyText } from '../../shared/copyText';
import { AskFirst } from './AskFirst';
import { qrPicture } from './qrPicture';
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
  const named = ({ audience, name }: ViewersLink): string => [words.sides[audience], name].filter(Boolean).join(', ');
  const copy = async (link: ViewersLink): Promise<void> => {
    if (address !== null && (await copyText(addressOf(link, address)))) setCopied(link.id);
  };
  return (
    <>
      {address === null && <p role="note">{texts.viewersNowhere}</p>}
      {open !== undefined && address !== null && (
        <div className="hall-codes">
          <article className="hall-code" data-testid="link-card">
            <img src={qrPicture(addressOf(open, address))} alt={texts.qrFor(named(open))} width={176} height={176} />
            <div>
              <h3>{named(open)}</h3>
              <p>{words.howTo}</p>
              <p className="soft">{words.until(open.untilMs)}</p>
              <Button onClick={() => setShown(null)}>{words.hide}</Button>
            </div>
          </article>
        </div>
      )}
      <Table
        label={words.given}
        columns={[
          {
            id: 'link',
            header: words.given,
            cell: (link: ViewersLink) => (
              <span className="match-names">
                {words.sides[link.audience]}
                <small>{link.name}</small>
              </span>
            ),
          },
          {
            id: 'until',
            header: words.end,
            cell: ({ state, untilMs }: ViewersLink) => (state === 'good' ? words.until(untilMs) : words.states[state]),
          },
          {
            id: 'acts',
            header: '',
            align: 'end',
            cell: (link: ViewersLink) =>
              link.state === 'good' && (
                <span className="hall-picture-acts">
                  {address !== null && (
                    <>
                      <Button local data-testid="show-link" onClick={() => setShown(link.id)}>
                        {words.show}
                      </Button>
                      <Button local data-testid="copy-link" onClick={() => void copy(link)}>
                        {copied === link.id ? words.copied : words.copy}
                      </Button>
                    </>
                  )}
                  <Button data-testid="revoke-link" onClick={() => setLeaving(link)}>
                    {words.revoke}
                  </Button>
                </span>
              ),
          },
        ]}
        rows={links}
        rowKey={({ id }) => id}
        rowTestId="viewers-link"
        empty={<EmptyState title={words.none}>{words.noneHint}</EmptyState>}
      />
      <AskFirst
        about={leaving && named(leaving)}
        title={words.revokeTitle}
        confirmLabel={words.revoke}
        text={words.revokeText}
        busy={busy}
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving !== null) void act({ revoke: leaving.id }).then(() => setLeaving(null));
        }}
      />
    </>
  );
};
