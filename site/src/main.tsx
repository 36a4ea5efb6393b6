import './look.css';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { keepFocus } from './focus';

const { documentElement } = document;
if (new URLSearchParams(location.search).has('embed')) documentElement.dataset['embed'] = 'yes';

/** Written by the export of the archive (scripts/siteExport.ts): no server stands behind these files. */
const isArchive = document.querySelector('meta[name="viewers"][content="archive"]') !== null;

const root = document.getElementById('root');
if (root !== null) {
  keepFocus(root);
  createRoot(root).render(<App isArchive={isArchive} />);
}

// In a frame of another site there is nothing to install.
if ('serviceWorker' in navigator && documentElement.dataset['embed'] === undefined)
  globalThis.addEventListener('load', () => {
    navigator.serviceWorker.register('./sw.js').catch(() => undefined);
  });
