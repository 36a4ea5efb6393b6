import { chromium, type Browser } from 'playwright-core';
import { programPath } from '../../scripts/lib/programs';
import { ARGS } from './browser';

/** Glyphs are placed as the whole browser places them; by itself the shell hints them fully. */
const AS_IN_A_WINDOW = '--font-render-hinting=slight';

/**
 * Chromium's headless shell: the same engine and the same pictures without a window around each page, for a third less
 * of the processor. What hears, or is filmed by OBS, takes the whole browser.
 */
export const launchShell = (): Promise<Browser> =>
  chromium.launch({ executablePath: programPath('chromium-headless-shell'), args: [...ARGS, AS_IN_A_WINDOW] });
