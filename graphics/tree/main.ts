import { mount } from '../shared/mount';
import { tree } from './overlay';

void mount(tree);
