import type { DrawingProps } from '../air/onAirParts';
import { Backdrop } from '../air/backdrop/Backdrop';
import type { IntroStep } from './plan';
import type { IntroTexts } from './texts';
import { Words } from './Words';

type Props = DrawingProps<'intro', 'people' | 'score', IntroStep>;

/** The screen before the game, told in a game's words: it covers the camera. */
export const introOf = (texts: IntroTexts) => {
  const Intro = ({ picture, before, steps, language }: Props) => (
    <>
      <Backdrop match={picture.match} />
      {before && steps.length > 0 && <Words picture={before} texts={texts} language={language} isGhost />}
      <Words picture={picture} texts={texts} language={language} isGhost={false} />
    </>
  );
  return Intro;
};
