import { mountPage } from '../shared';
import { HealthPage } from './HealthPage';
import './health.css';

mountPage({ role: 'health', title: { en: 'Health', ru: 'Состояние' }, Page: HealthPage });
