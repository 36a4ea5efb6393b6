import { anyLooks } from '../air/anyGame/fixtures';

export const { fixtures, everyLook } = anyLooks('key-change', {}, ['mate', 'draw', 'five', 'three-ended']);
