import type { GraphicId } from 'chess-match/client';
import { useRef } from 'react';
import type { Picture } from '../model/monitors';
import { usePage } from '../state/context';
import { useBehind } from './useBehind';

const FRAME_WIDTH = 1920;

/** Address of a page of graphics/. */
export const sourceUrl = (page: GraphicId | 'monitor', query: string): string =>
  `/bundles/chess-broadcast/graphics/dist/${page}/index.html?${query}`;

interface ScreenProps {
  readonly kind: 'program' | 'preview';
  readonly picture: Picture;
  /** Graphics to be loaded although they are off. */
  readonly next: readonly GraphicId[];
  /** Of the monitor, px. */
  readonly width: number;
  /** Nothing is lit: there is nothing to be behind with. */
  readonly isDark: boolean;
}

/**
 * The real graphics, small: one page for the whole evening that reads from its frame which of them lie in it. On the
 * program they move as they do on air, in the preview they stand. One that is behind is covered and says so: a clock
 * that runs on in it would be a false one.
 */
export const Screen = ({ kind, picture: { screens, on }, next, width, isDark }: ScreenProps) => {
  const { language, strings } = usePage();
  const query = kind === 'preview' ? `preview=1&still=1&lang=${language}` : `lang=${language}`;
  const frame = useRef<HTMLIFrameElement>(null);
  const watch = useBehind(frame, kind, screens);
  const isBehind = watch.isBehind && !isDark;
  return (
    <>
      <iframe
        ref={frame}
        title={strings[kind]}
        src={sourceUrl('monitor', query)}
        style={{ transform: `scale(${width / FRAME_WIDTH})` }}
        tabIndex={-1}
        data-screens={screens.join(' ')}
        data-covered={on.filter((graphic) => !screens.includes(graphic)).join(' ')}
        data-next={next.join(' ')}
        data-behind={watch.looks}
      />
      {isBehind && (
        <div className="monitor-behind" role="status" data-testid={`behind-${kind}`}>
          <strong>{strings.behind}</strong>
          <span>{strings.behindHint}</span>
        </div>
      )}
    </>
  );
};
