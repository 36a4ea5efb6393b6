export { FRAME, GRID, AREAS, MOTION, SIDE_THEMES, branchTheme, type BranchTheme, type SideTheme } from './theme';
export { labelsOf, type Labels } from './labels';
export { mount, type OverlayProps } from './mount';
export { Stage } from './Stage';
