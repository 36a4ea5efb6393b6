import { mountPage } from '../shared';
import { SheetsPage } from './SheetsPage';
import { SHEETS_TEXTS } from './texts/texts';
import './sheets.css';
import './paper/fonts.css';
import './paper/paper.css';
import './print.css';

mountPage({
  role: 'viewer',
  page: 'sheets',
  title: { en: SHEETS_TEXTS.en.title, ru: SHEETS_TEXTS.ru.title },
  Page: SheetsPage,
  matchStrip: false,
});
