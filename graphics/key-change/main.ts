import { mount } from '../shared/mount';
import { keyChange } from './overlay';

void mount(keyChange);
