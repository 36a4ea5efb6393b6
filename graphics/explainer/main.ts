import { mount } from '../shared/mount';
import { explainer } from './overlay';

void mount(explainer);
