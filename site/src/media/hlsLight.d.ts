/** The player without what we have no use for; its package has types for the whole one alone. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
