import { mountPage } from '../shared';
import { CommentatorPage } from './CommentatorPage';

mountPage({ role: 'commentator', title: { en: 'Commentator', ru: 'Комментатор' }, Page: CommentatorPage });
