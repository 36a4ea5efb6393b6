export { FRAME, GRID, ZONES, MOTION, SIDE_THEMES, branchTheme, type BranchTheme, type SideTheme } from './theme';
export { labelsOf, type Labels } from './labels';
export { drawnOf, insideOf, planAir, type AirStep } from './air';
export { AirLayer } from './AirLayer';
export { overlay, type OverlayProps, type Picture } from './overlay';
export { GraphicRoot } from './GraphicRoot';
