import { mount } from '../shared/mount';
import { teams } from './overlay';

void mount(teams);
