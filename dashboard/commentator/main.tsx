import { mountPage } from '../shared';
import { CommentatorPage } from './CommentatorPage';
import '../shared/picking/reserve.css';

mountPage({
  role: 'commentator',
  title: { en: 'Commentator', ru: 'Комментатор' },
  Page: CommentatorPage,
  tellsDelay: true,
});
