import { useEffect, useState } from 'react';
import { Panel } from '../../shared';
import { qrPicture } from './qrPicture';
import type { HallTexts } from './texts/texts';

interface Viewers {
  readonly addresses: readonly string[];
  readonly delayMs: number;
}

const load = async (): Promise<Viewers | null> => {
  const response = await fetch('/chess-match/viewers.json');
  return response.ok ? ((await response.json()) as Viewers) : null;
};

/**
 * The page of viewers for spectators in the hall: a picture for their cameras. It is settled before the server starts.
 */
export const ViewersPanel = ({ texts }: { readonly texts: HallTexts }) => {
  const [viewers, setViewers] = useState<Viewers | null>(null);
  useEffect(() => {
    load().then(setViewers, () => undefined);
  }, []);
  const address = viewers?.addresses[0];
  return (
    <Panel title={texts.viewers} testId="hall-viewers">
      {viewers !== null && address === undefined && <p>{texts.viewersNowhere}</p>}
      {viewers !== null && address !== undefined && (
        <article className="hall-code">
          <img src={qrPicture(address)} alt={texts.qrFor(texts.viewers)} width={176} height={176} />
          <div>
            <h3>
              <a href={address} target="_blank" rel="noreferrer">
                {address}
              </a>
            </h3>
            <p>{texts.viewersHow}</p>
            <p className="soft">
              {viewers.delayMs === 0 ? texts.viewersAtOnce : texts.viewersDelayed(Math.round(viewers.delayMs / 1000))}
            </p>
          </div>
        </article>
      )}
    </Panel>
  );
};
