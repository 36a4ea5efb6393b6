import type { GraphicId } from 'chess-match/client';
import { useEffect, useRef, useState } from 'react';
import { GRAPHIC_NAMES } from '../shared/graphicNames';
import { usePage } from './state/context';

const FRAME_WIDTH = 1920;

export const sourceUrl = (graphic: GraphicId, query: string): string =>
  `/bundles/chess-broadcast/graphics/dist/${graphic}/index.html?${query}`;

interface ScreenProps {
  readonly graphic: GraphicId;
  readonly kind: 'program' | 'preview';
  /** Lit as a camera's tally: on air, or cued. */
  readonly isLit: boolean;
  readonly caption: string;
}

/** Whether the element can be seen, and its width in px. */
const useSeen = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ isVisible: false, width: 0 });
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry === undefined) return;
      setSeen({ isVisible: entry.isIntersecting, width: entry.boundingClientRect.width });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [ref, seen] as const;
};

/** The real graphic, small: a page of its own that is loaded only while it can be seen. */
export const Screen = ({ graphic, kind, isLit, caption }: ScreenProps) => {
  const { strings } = usePage();
  const [ref, { isVisible, width }] = useSeen();
  const query = `${kind === 'preview' ? 'preview=1&' : ''}still=1&lang=${strings.language}`;
  return (
    <figure className={`screen screen-${kind}`} data-lit={isLit}>
      <div className="screen-glass" ref={ref}>
        {isVisible && (
          <iframe
            title={`${GRAPHIC_NAMES[strings.language][graphic].name}: ${caption}`}
            src={sourceUrl(graphic, query)}
            style={{ transform: `scale(${width / FRAME_WIDTH})` }}
            tabIndex={-1}
          />
        )}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
};
