import { mount } from '../shared/mount';
import { focus } from './overlay';

void mount(focus);
