import type { PictureKey } from 'chess-match/client';
import { Button, type Column } from '../../shared';
import type { HallTexts } from './texts/texts';

type Words = HallTexts['pictures'];

interface PictureDeeds {
  /** It is opened in the browser of a screen too. */
  readonly hasAddress: (picture: PictureKey) => boolean;
  /** The key whose address was copied last. */
  readonly copied: string | null;
  readonly onCopy: (picture: PictureKey) => void;
  readonly onRenew: (picture: PictureKey) => void;
}

interface PictureActsProps extends PictureDeeds {
  readonly picture: PictureKey;
  readonly words: Words;
}

/** What can be done with the key of one picture. */
const PictureActs = ({ picture, words, hasAddress, copied, onCopy, onRenew }: PictureActsProps) => {
  const what = picture.of === 'obs-home' ? 'outlook' : 'tables';
  const copy = words.copy[what];
  return (
    <span className="hall-picture-acts">
      {hasAddress(picture) && (
        <Button local title={copy.hint} data-testid={`copy-${what}`} onClick={() => onCopy(picture)}>
          {copied === picture.key ? words.copied : copy.label}
        </Button>
      )}
      <Button data-testid="renew-key" onClick={() => onRenew(picture)}>
        {words.renew}
      </Button>
    </span>
  );
};

/** What each key shows, when it was made, and what can be done with it. */
export const pictureColumns = (
  words: Words,
  time: HallTexts['time'],
  deeds: PictureDeeds,
): readonly Column<PictureKey>[] => [
  { id: 'of', header: words.what, cell: ({ of }) => words.of[of] },
  { id: 'made', header: words.made, cell: ({ madeAtMs }) => time(madeAtMs) },
  {
    id: 'acts',
    header: '',
    align: 'end',
    cell: (picture) => <PictureActs picture={picture} words={words} {...deeds} />,
  },
];
