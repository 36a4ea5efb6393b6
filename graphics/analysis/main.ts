import { mount } from '../shared/mount';
import { analysis } from './overlay';

void mount(analysis);
