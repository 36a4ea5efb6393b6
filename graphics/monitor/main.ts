import { preparePage } from '../air/mount';
import { isPreviewAsked } from '../air/query';
import { createLayers } from './layers';
import { MONITORED } from './overlays';
import { createPace } from './pace';

/**
 * One of the director's monitors: the graphics themselves, many in one page, seen in small. It is a frame inside the
 * director's page, which says in the frame's `data-screens` which graphics lie in it, the lowest first, in
 * `data-covered` which are not to be seen although they are on, and in `data-next` which may come next. A page that is
 * seen again, or finds in `data-behind` how often it was found behind, draws what it knows at once.
 */
const start = async (): Promise<void> => {
  const root = await preparePage(`monitor:${isPreviewAsked(location.search) ? 'preview' : 'program'}`);
  const frame = window.frameElement;
  if (frame === null) return;
  const { pace, catchUp } = createPace({
    whenIdle: (task, timeout) => {
      requestIdleCallback(task, { timeout });
    },
    nowMs: () => performance.now(),
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) catchUp();
  });
  window.addEventListener('pageshow', catchUp);
  const show = createLayers(root, MONITORED, pace);
  const listed = (attribute: string): readonly string[] => (frame.getAttribute(attribute) ?? '').split(' ');
  const look = (): void => {
    show({ screens: listed('data-screens'), covered: listed('data-covered'), next: listed('data-next') });
  };
  new MutationObserver(look).observe(frame, { attributeFilter: ['data-screens', 'data-covered', 'data-next'] });
  new MutationObserver(catchUp).observe(frame, { attributeFilter: ['data-behind'] });
  look();
};

void start();
