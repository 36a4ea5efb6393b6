import type { ShowView } from '@schemas/show';
import { project } from './project';
import { initial } from './state';

/** The show before anything was done. */
export const emptyShow = (): ShowView => project(initial());
