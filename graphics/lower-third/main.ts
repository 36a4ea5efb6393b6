import { mount } from '../shared/mount';
import { lowerThird } from './overlay';

void mount(lowerThird);
