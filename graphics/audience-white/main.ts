import { mountAudience } from '../audience/mountAudience';

void mountAudience('audience-white', 'white');
