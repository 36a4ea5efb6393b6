import { mount } from '../shared/mount';
import { treeStrip } from './overlay';

void mount(treeStrip);
