export type SketchColour = 'green' | 'red' | 'blue' | 'yellow';

export interface SketchArrow {
  from: string;
  to: string;
  colour: SketchColour;
}

export interface SketchCircle {
  square: string;
  colour: SketchColour;
}

/** What is drawn over one position. */
export interface Drawing {
  readonly arrows: readonly SketchArrow[];
  readonly circles: readonly SketchCircle[];
}

export const NO_DRAWING: Drawing = { arrows: [], circles: [] };

/** As many of each as the contract takes. */
export const MOST_MARKS = 24;

const put = <M extends { readonly colour: SketchColour }>(
  marks: readonly M[],
  mark: M,
  isSame: (other: M) => boolean,
): readonly M[] => {
  const others = marks.filter((other) => !isSame(other));
  const isThere = marks.some((other) => isSame(other) && other.colour === mark.colour);
  return isThere || others.length >= MOST_MARKS ? others : [...others, mark];
};

/** An arrow between two squares, or a circle round one; the same again takes it away, another colour changes it. */
export const withMark = ({ arrows, circles }: Drawing, from: string, to: string, colour: SketchColour): Drawing => {
  if (from === to) {
    const circle = { square: from, colour };
    return { arrows, circles: put(circles, circle, ({ square }) => square === from) };
  }
  const arrow = { from, to, colour };
  return { arrows: put(arrows, arrow, (other) => other.from === from && other.to === to), circles };
};
