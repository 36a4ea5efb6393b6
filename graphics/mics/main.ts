import { mount } from '../shared/mount';
import { mics } from './overlay';

void mount(mics);
