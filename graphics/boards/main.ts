import { mount } from '../shared/mount';
import { boards } from './overlay';

void mount(boards);
