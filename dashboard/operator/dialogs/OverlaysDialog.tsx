import { GRAPHIC_NAMES, GRAPHIC_IDS, type GraphicId } from 'chess-match/client';
import { useState } from 'react';
import { Button, Dialog } from '../../shared';
import { copyText } from '../../shared/copyText';
import { useStrings } from '../state/context';

const addressOf = (name: GraphicId): string =>
  new URL(`/bundles/chess-broadcast/graphics/dist/${name}/index.html`, location.href).href;

/** The overlays' addresses, to be pasted into OBS. */
export const OverlaysDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { language, overlays } = useStrings();
  const [copied, setCopied] = useState<{ readonly name: GraphicId; readonly isDone: boolean } | null>(null);
  const copy = async (name: GraphicId): Promise<void> => {
    setCopied({ name, isDone: await copyText(addressOf(name)) });
  };
  return (
    <Dialog title={overlays.title} open wide onClose={onClose}>
      <p>{overlays.hint}</p>
      <ul className="addresses">
        {GRAPHIC_IDS.map((name) => (
          <li key={name}>
            <strong title={GRAPHIC_NAMES[language][name].what}>{GRAPHIC_NAMES[language][name].name}</strong>
            <a href={addressOf(name)} target="_blank" rel="noreferrer">
              {addressOf(name)}
            </a>
            <Button local onClick={() => void copy(name)}>
              {overlays.copy}
            </Button>
            <span role="status">
              {copied?.name === name ? (copied.isDone ? overlays.copied : overlays.notCopied) : ''}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
