import { anyLooks } from '../air/anyGame/fixtures';

export const { fixtures, everyLook } = anyLooks('vertical', {}, ['', 'start', 'mate', 'nine', 'two', 'five'], ['five']);
