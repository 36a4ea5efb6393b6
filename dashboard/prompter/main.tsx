import { mountPage } from '../shared';
import { PrompterPage } from './PrompterPage';
import { PROMPTER_TEXTS } from './texts/texts';
import './prompter.css';

mountPage({
  role: 'viewer',
  page: 'prompter',
  title: { en: PROMPTER_TEXTS.en.title, ru: PROMPTER_TEXTS.ru.title },
  Page: PrompterPage,
});
