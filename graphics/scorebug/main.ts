import { mount } from '../shared/mount';
import { scorebug } from './overlay';

void mount(scorebug);
