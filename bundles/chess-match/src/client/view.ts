/** What a page, a fixture or a script may know of a match in play without a browser. */
export * from '../view';
