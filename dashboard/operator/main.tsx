import '@fontsource-variable/golos-text/wght.css';
import '@fontsource-variable/sofia-sans-condensed/wght.css';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { clientPort } from './state/port';
import { createStore } from './state/store';
import '../shared/theme.css';
import '../shared/ui/ui.css';
import '../shared/arbiter/arbiter.css';
import './operator.css';
import './boards/boards.css';
import './turn/turn.css';
import './dialogs/dialogs.css';

const host = document.getElementById('root');
if (host === null) throw new Error('The page has no element #root.');
window.focus();
createRoot(host).render(<App store={createStore(clientPort)} />);
