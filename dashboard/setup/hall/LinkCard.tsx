import type { ViewersLink } from 'chess-match/client';
import { Button } from '../../shared';
import { qrPicture } from './qrPicture';
import type { HallTexts } from './texts/texts';

interface LinkCardProps {
  readonly link: ViewersLink;
  /** For whom it is. */
  readonly name: string;
  readonly address: string;
  readonly texts: HallTexts;
  readonly onHide: () => void;
}

/** A link as a picture that a telephone's camera reads. */
export const LinkCard = ({ link, name, address, texts, onHide }: LinkCardProps) => (
  <div className="hall-codes">
    <article className="hall-code" data-testid="link-card">
      <img src={qrPicture(address)} alt={texts.qrFor(name)} width={176} height={176} />
      <div>
        <h3>{name}</h3>
        <p>{texts.links.howTo}</p>
        <p className="soft">{texts.links.until(link.untilMs)}</p>
        <Button onClick={onHide}>{texts.links.hide}</Button>
      </div>
    </article>
  </div>
);
