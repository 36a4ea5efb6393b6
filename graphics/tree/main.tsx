import { mount } from '../shared';
import { planTree } from './planTree';
import { SOURCES } from './sources';
import { TreeOverlay } from './TreeOverlay';

void mount({
  names: SOURCES,
  plan: (previous, current) => planTree(previous.tree, current.tree),
  Overlay: TreeOverlay,
});
