import '@fontsource-variable/golos-text/wght.css';
import '@fontsource-variable/sofia-sans-condensed/wght.css';
import { introduce } from 'chess-match/client';
import { createRoot } from 'react-dom/client';
import { Frame, type FrameProps } from './Frame';
import '../theme.css';
import '../ui/ui.css';
import { keptName } from './prefs';
import './frame.css';

/**
 * Renders a panel below the common row: `mountPage({role: 'director', title: {en, ru}, Page})`. The page gets its
 * language, fills what is left of the window (it scrolls inside itself, the window does not) and finds around it what
 * useSend, useKeys, useLive, useToast and the kit need.
 */
export const mountPage = (props: FrameProps): void => {
  const host = document.getElementById('root');
  if (host === null) throw new Error('The page has no element #root.');
  introduce({ role: props.role, name: keptName(), page: props.page ?? props.role });
  window.focus();
  createRoot(host).render(<Frame {...props} />);
};
