import { mount } from '../shared/mount';
import { result } from './overlay';

void mount(result);
