import type { Side } from 'chess-match/client';
import { Backdrop } from './Backdrop';
import { Boards, Flyers } from './Boards';
import { Cameras } from './Cameras';
import { FreeBoards } from './FreeBoards';
import { Panel } from './Panel';
import { cardsOf, isScore, pictureOf } from './plan';
import type { AudienceProps } from './props';
import { useSpeakers } from './useSpeakers';

/** A team's screen: its cameras, under each its board, and beside the wide shot who leads and what is to be done. */
export const AudienceOverlay = ({
  picture: drawn,
  before: previous,
  steps: all,
  language,
  side,
}: AudienceProps & { readonly side: Side }) => {
  const before = previous && pictureOf(previous);
  const picture = pictureOf(drawn);
  const speakers = useSpeakers(picture, side);
  const steps = all.filter((step) => !isScore(step));
  const cards = cardsOf(picture);
  return (
    <>
      <Backdrop side={side} />
      <Cameras side={side} people={picture.people} speakers={speakers} language={language} />
      <FreeBoards match={picture.match} cards={cards} language={language} />
      <Boards cards={cards} before={before} steps={steps} side={side} language={language} />
      <Panel picture={picture} before={before} side={side} speakers={speakers} language={language} />
      <Flyers steps={steps} />
    </>
  );
};
