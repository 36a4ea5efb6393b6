import '@fontsource-variable/golos-text/wght.css';
import '@fontsource-variable/sofia-sans-condensed/wght.css';
import './frame/look.css';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { pressLostTaps } from './device/lostTaps';

const root = document.getElementById('root');
pressLostTaps(document);
if (root !== null) createRoot(root).render(<App />);
