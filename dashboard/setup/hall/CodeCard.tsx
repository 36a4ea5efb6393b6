import type { Replicants } from 'chess-match/client';
import { renderSVG } from 'uqr';
import { Button, Refusal, useSend } from '../../shared';
import type { HallTexts } from './texts/texts';

type Code = Replicants['devices']['codes'][number];

const MINUTE_MS = 60_000;

const picture = (text: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { ecc: 'M', border: 4 }))}`;

interface CodeCardProps {
  readonly code: Code;
  /** The first address of the venue server; null while it is away. */
  readonly address: string | null;
  /** By the server's clock, Unix ms. */
  readonly nowMs: number;
  readonly texts: HallTexts;
}

/** A code that waits to be entered: figures to be read aloud, and a picture for a camera. */
export const CodeCard = ({
  code: { id, place, name, code, secret, expiresAtMs },
  address,
  nowMs,
  texts,
}: CodeCardProps) => {
  const { send, pending, problem } = useSend();
  return (
    <article className="hall-code" data-testid="device-code" data-code={code}>
      {address !== null && (
        <img src={picture(`${address}/#c=${secret}`)} alt={texts.qrFor(texts.places[place])} width={176} height={176} />
      )}
      <div>
        <h3>
          {texts.places[place]}
          {name !== '' && <small>{name}</small>}
        </h3>
        <output>{code.replace(/(\d{3})(?=\d)/g, '$1 ')}</output>
        <p>{address === null ? texts.noAddress : texts.howTo(address)}</p>
        <p className="soft">{texts.goodFor(Math.floor((expiresAtMs - nowMs) / MINUTE_MS))}</p>
        <Button
          busy={pending}
          data-testid="drop-code"
          onClick={() => void send({ type: 'dropDeviceCode', expectedVersion: null, code: id })}
        >
          {texts.drop}
        </Button>
        <Refusal problem={problem} />
      </div>
    </article>
  );
};
