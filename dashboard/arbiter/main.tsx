import { mountPage } from '../shared';
import { ArbiterPage } from './ArbiterPage';
import '../shared/arbiter/arbiter.css';
import './page.css';

mountPage({ role: 'arbiter', title: { en: 'Arbiter', ru: 'Арбитр' }, Page: ArbiterPage, matchStrip: true });
