import { mountPage } from '../shared';
import { ArbiterPage } from './ArbiterPage';
import '../shared/arbiter/arbiter.css';
import './page.css';

mountPage({ role: 'arbiter', title: { en: 'Arbiter', ru: 'Судья' }, Page: ArbiterPage, matchStrip: true });
