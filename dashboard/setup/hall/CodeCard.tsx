import type { Code } from 'chess-match/client';
import type { ComponentProps } from 'react';
import { Button, Refusal } from '../../shared';
import { qrPicture } from './qrPicture';
import type { HallTexts } from './texts/texts';

const MINUTE_MS = 60_000;

interface CodeCardProps {
  /** What it opens. */
  readonly title: string;
  readonly code: Pick<Code<string>, 'name' | 'code' | 'secret' | 'expiresAtMs'>;
  /** Where it is entered; null: nowhere now. */
  readonly address: string | null;
  /** What to do with it, or why nothing can be done. */
  readonly how: string;
  /** By the server's clock, Unix ms. */
  readonly nowMs: number;
  readonly texts: HallTexts;
  readonly busy: boolean;
  readonly problem?: ComponentProps<typeof Refusal>['problem'];
  readonly onDrop: () => void;
}

/** A code that waits to be entered: figures to be read aloud, and a picture for a camera. */
export const CodeCard = ({ title, code, address, how, nowMs, texts, busy, problem, onDrop }: CodeCardProps) => (
  <article className="hall-code" data-testid="device-code" data-code={code.code}>
    {address !== null && (
      <img src={qrPicture(`${address}#c=${code.secret}`)} alt={texts.qrFor(title)} width={176} height={176} />
    )}
    <div>
      <h3>
        {title}
        {code.name !== '' && <small>{code.name}</small>}
      </h3>
      <output>{code.code.replace(/(\d{3})(?=\d)/g, '$1 ')}</output>
      <p>{how}</p>
      <p className="soft">{texts.goodFor(Math.floor((code.expiresAtMs - nowMs) / MINUTE_MS))}</p>
      <Button busy={busy} data-testid="drop-code" onClick={onDrop}>
        {texts.drop}
      </Button>
      {problem !== undefined && <Refusal problem={problem} />}
    </div>
  </article>
);
