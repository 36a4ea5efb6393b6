import { mountPage } from '../shared';
import { HelpExtra } from './help/HelpExtra';
import { OperatorPage } from './OperatorPage';
import '../shared/arbiter/arbiter.css';
import '../shared/matchForm/matchForm.css';
import '../shared/picking/reserve.css';
import './operator.css';
import './boards/boards.css';
import './turn/turn.css';
import './plain/plain.css';
import './dialogs/dialogs.css';
import './apart/apart.css';

mountPage({
  role: 'operator',
  title: { en: 'Operator', ru: 'Оператор' },
  Page: OperatorPage,
  matchStrip: false,
  tellsDelay: true,
  offlineBanner: false,
  HelpExtra,
});
