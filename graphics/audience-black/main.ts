import { mountAudience } from '../audience/mountAudience';

void mountAudience('audience-black', 'black');
