import { mountPage } from '../shared';
import { AfterPage } from './AfterPage';
import { AFTER_TEXTS } from './texts/texts';
import './after.css';

mountPage({
  role: 'director',
  page: 'after',
  title: { en: AFTER_TEXTS.en.title, ru: AFTER_TEXTS.ru.title },
  Page: AfterPage,
});
