import { mount } from '../shared/mount';
import { intro } from './overlay';

void mount(intro);
