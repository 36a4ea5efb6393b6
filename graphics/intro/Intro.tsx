import type { DrawingProps } from '../shared/onAir';
import { Backdrop } from '../shared/backdrop/Backdrop';
import type { IntroStep } from './plan';
import { Words } from './Words';

type Props = DrawingProps<'intro', 'people', IntroStep>;

/** The screen before the game: it covers the camera. */
export const Intro = ({ picture, before, steps, language }: Props) => (
  <>
    <Backdrop />
    {before && steps.length > 0 && <Words picture={before} language={language} isGhost />}
    <Words picture={picture} language={language} isGhost={false} />
  </>
);
