import { anyLooks } from '../air/anyGame/fixtures';

export const { fixtures, everyLook } = anyLooks('scorebug', {}, ['', 'longest', 'mate', 'draw', 'five'], ['mate']);
