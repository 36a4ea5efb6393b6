import type { CrewAct, CrewList, PictureKey } from 'chess-match/client';
import { useState } from 'react';
import { Button, Panel, DataTable } from '../../shared';
import { copyText } from '../../shared/copyText';
import { AskFirst } from './AskFirst';
import { pictureColumns } from './pictureColumns';
import type { HallTexts } from './texts/texts';

const GRAPHIC_OF: Readonly<Record<PictureKey['of'], string | null>> = {
  obs: null,
  'obs-home': 'outlook',
  'obs-white': 'tables-white',
  'obs-black': 'tables-black',
};

interface PicturesPanelProps {
  readonly list: CrewList;
  readonly busy: boolean;
  readonly act: (what: CrewAct) => Promise<void>;
  readonly texts: HallTexts;
}

/** What only this key shows, as a browser opens it; null: every key shows what that one does. */
const addressOf = ({ of, key }: PictureKey, server: string): string | null => {
  const graphic = GRAPHIC_OF[of];
  return graphic === null ? null : `${server}/bundles/chess-broadcast/graphics/dist/${graphic}/index.html?key=${key}`;
};

/** The keys in the addresses of OBS's sources: what each shows, its address for sources made by hand, another one. */
export const PicturesPanel = ({ list, busy, act, texts }: PicturesPanelProps) => {
  const words = texts.pictures;
  const [renewing, setRenewing] = useState<PictureKey | null>(null);
  const [asking, setAsking] = useState(false);
  const [copied, setCopied] = useState<string | null>(null);
  const server = list.addresses[0] ?? location.origin;
  const copy = async (picture: PictureKey): Promise<void> => {
    const address = addressOf(picture, server);
    if (address !== null && (await copyText(address))) setCopied(picture.key);
  };
  return (
    <Panel title={words.title} testId="pictures">
      <p>{words.about}</p>
      {list.machines !== 'right' && (
        <p role="note">
          {words.machines[list.machines]}{' '}
          <Button busy={busy} data-testid="machines-right" onClick={() => setAsking(true)}>
            {words.machinesRight}
          </Button>
        </p>
      )}
      <DataTable
        label={words.title}
        columns={pictureColumns(words, texts.time, {
          hasAddress: (picture) => addressOf(picture, server) !== null,
          copied,
          onCopy: (picture) => void copy(picture),
          onRenew: setRenewing,
        })}
        rows={list.pictures}
        rowKey={({ of }) => of}
        rowTestId="picture-key"
        empty={null}
      />
      <AskFirst
        about={asking ? 'cfg/chess-match.json' : null}
        title={words.machinesTitle}
        confirmLabel={words.machinesRight}
        text={words.machinesText}
        busy={busy}
        onClose={() => setAsking(false)}
        onConfirm={() => void act({ machines: 'right' }).then(() => setAsking(false))}
      />
      <AskFirst
        about={renewing && words.of[renewing.of]}
        title={words.renewTitle}
        confirmLabel={words.renew}
        text={words.renewText}
        busy={busy}
        onClose={() => setRenewing(null)}
        onConfirm={() => {
          if (renewing !== null) void act({ renew: renewing.of }).then(() => setRenewing(null));
        }}
      />
    </Panel>
  );
};
