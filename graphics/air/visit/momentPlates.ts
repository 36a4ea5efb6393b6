import { gsap } from 'gsap';
import type { ComponentType } from 'react';
import { graphicOf } from '../graphic';
import type { Picture } from '../parts';
import { ZONES } from '../theme';
import type { Announced } from './announced';
import { plates, type ContentProps } from './plates';
import type { VisitName } from './visit';

type Shown = Picture<'key-change', VisitName>;

const { x, y, width } = ZONES.band;

/** At the upper edge of the band: the ticker below it goes on. Pixels of the frame. */
const AREA = { x, y, width, height: 112 } as const;

/** What a game has to tell, moment by moment. */
interface Moments<M extends Announced, T extends Announced> {
  /** What came between two pictures of one match. */
  between(previous: Shown, current: Shown): readonly M[];
  /** All that stands in a picture. */
  of(current: Shown): readonly M[];
  /** For a page that sees one picture alone. */
  latest(current: Shown): M | null;
  /** A moment with what it is told with: names and score belong to the match as it stood then. */
  withContext(moment: M, current: Shown): T;
  readonly Content: ComponentType<ContentProps<T>>;
}

/** The graphic `key-change` of a game that tells its moments one after the other, each in its band. */
export const momentPlates = <M extends Announced, T extends Announced>({
  between,
  of,
  latest,
  withContext,
  Content,
}: Moments<M, T>) =>
  graphicOf(
    plates({
      area: AREA,
      between: (previous, current) => between(previous, current).map((moment) => withContext(moment, current)),
      standing: (current) => new Set(of(current).map(({ id }) => id)),
      latest: (current) => {
        const moment = latest(current);
        return moment && withContext(moment, current);
      },
      Content,
      tell: () => gsap.timeline(),
    }),
  );
