import { mountPage } from '../shared';
import { RosterPage } from './RosterPage';
import './roster.css';

mountPage({ role: 'roster', title: { en: 'Roster', ru: 'Составы' }, Page: RosterPage });
