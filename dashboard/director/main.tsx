import { mountPage } from '../shared';
import { App } from './App';
import './director.css';

mountPage({ role: 'director', title: { en: 'Director', ru: 'Режиссёр' }, Page: App, tellsDelay: true });
