/** Whether this page is a browser source: OBS says so in the window of each. */
export const isInObs = (): boolean => 'obsstudio' in window;
