import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { programPath } from '../../scripts/lib/programs';
import { end, startDisplay } from './display';

/** A page in full screen on a display of its own: what an OBS without browser sources can capture. */
export interface Kiosk {
  readonly page: Page;
  /** The display's name for OBS's screen capture: ":7". */
  readonly display: string;
  stop(): Promise<void>;
}

const ARGS = ['--kiosk', '--window-position=0,0', '--window-size=1920,1080', '--no-first-run', '--disable-gpu'];

/** Without a window manager the window would be a pixel short. */
export const startKiosk = async (url: string): Promise<Kiosk> => {
  const { child: screen, display } = await startDisplay('1920x1080');
  const manager = spawn('openbox', [], { env: { ...process.env, DISPLAY: display }, stdio: 'ignore' });
  const profile = await mkdtemp(join(tmpdir(), 'kiosk-'));
  await mkdir(join(profile, 'Default'));
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify({ translate: { enabled: false } }));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: programPath('chromium'),
    headless: false,
    viewport: null,
    locale: 'ru',
    args: [...ARGS, '--no-sandbox', '--disable-background-networking'],
    ignoreDefaultArgs: ['--enable-automation'],
    env: { ...process.env, DISPLAY: display },
  });
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(url);
  return {
    page,
    display,
    stop: async () => {
      await context.close();
      await end(manager, 'SIGTERM');
      await end(screen, 'SIGTERM');
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
