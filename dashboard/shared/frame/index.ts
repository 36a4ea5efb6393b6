/** The frame of every panel: `mountPage` puts a page below the common row, `useLanguage` gives its language. */
export type { PageProps } from './Frame';
export { useLanguage } from './language';
export { Light } from './Light';
export { mountPage } from './mountPage';
