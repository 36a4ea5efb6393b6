import { mountPage } from '../shared';
import { RescuePage } from './RescuePage';
import './rescue.css';

mountPage({
  role: 'setup',
  page: 'rescue',
  title: { en: 'Rescue', ru: 'Спасение' },
  Page: RescuePage,
  // It says by itself whether the server answers: it asks over another way than the frame.
  offlineBanner: false,
});
