import { mount } from '../shared/mount';
import { breakOverlay } from './overlay';

void mount(breakOverlay);
