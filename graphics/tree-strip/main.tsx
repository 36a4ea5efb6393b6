import { mount, planAir } from '../shared';
import { planTree } from '../tree/planTree';
import { TreeStrip } from './TreeStrip';

void mount({
  graphic: 'tree-strip',
  names: ['tree'],
  plan: (previous, current) => planAir(previous, current, () => planTree(previous.tree, current.tree)),
  Overlay: TreeStrip,
});
