import { anyLooks } from '../air/anyGame/fixtures';

export const { fixtures, everyLook } = anyLooks('result', {}, ['mate', 'draw', 'three-ended'], ['mate']);
