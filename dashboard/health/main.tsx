import { mountPage } from '../shared';
import { HealthPage } from './HealthPage';

mountPage({ role: 'health', title: { en: 'Health', ru: 'Состояние' }, Page: HealthPage });
