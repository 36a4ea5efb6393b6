import { mountPage } from '../shared';
import { SetupPage } from './SetupPage';
import '../shared/matchForm/matchForm.css';
import './setup.css';

mountPage({ role: 'setup', title: { en: 'Set-up', ru: 'Подготовка' }, Page: SetupPage });
