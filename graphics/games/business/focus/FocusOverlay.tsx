import type { DrawingProps } from '../../../air/onAirParts';
import { FocusBody } from './FocusBody';
import { cardOf, isSwap, pictureOf, type FOCUS_REPLICANTS, type FocusPicture, type FocusStep } from './plan';

type Names = (typeof FOCUS_REPLICANTS)[number];

/** One board large, with everything a viewer wants to know about it. */
export const FocusOverlay = ({
  picture,
  before: previous,
  steps,
  language,
}: DrawingProps<'focus', Names, FocusStep>) => {
  const before = previous && pictureOf(previous);
  const inside = steps.filter((step) => !isSwap(step));
  const body = (shown: FocusPicture, was: FocusPicture | null, role: 'body' | 'body-gone') => {
    const card = cardOf(shown);
    return (
      card && (
        <FocusBody
          key={role}
          role={role}
          picture={shown}
          card={card}
          before={was}
          steps={role === 'body' ? inside : []}
          language={language}
        />
      )
    );
  };
  return (
    <>
      {before && steps.some(isSwap) && body(before, null, 'body-gone')}
      {body(pictureOf(picture), inside.length > 0 ? before : null, 'body')}
    </>
  );
};
