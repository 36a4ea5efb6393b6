import '@fontsource-variable/golos-text/wght.css';
import '@fontsource-variable/sofia-sans-condensed/wght.css';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import '../shared/theme.css';
import './graphics.css';
import './card.css';

const host = document.getElementById('root');
if (host === null) throw new Error('The page has no element #root.');
createRoot(host).render(<App />);
