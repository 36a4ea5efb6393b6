import { mount } from '../shared/mount';
import { ticker } from './overlay';

void mount(ticker);
