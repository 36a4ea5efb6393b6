import { anyLooks } from '../air/anyGame/fixtures';

export const { fixtures, everyLook } = anyLooks('boards', {}, ['', 'start', 'mate', 'nine', 'two', 'five'], ['five']);
