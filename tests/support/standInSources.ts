import type { Browser, BrowserContext, Page } from 'playwright-core';

/** What a browser source of OBS has and a browser has not: by this its pages know where they are. */
const IN_OBS = 'window.obsstudio = { pluginVersion: "2.24.0" };';

interface Opened {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Of the process that runs the page; null: it has none of its own. */
  readonly pid: number | null;
}

/**
 * Browser sources as OBS has them: each a page in a process of its own, which a changed address begins anew and nothing
 * else.
 */
export interface StandInSources {
  names(): readonly string[];
  /** Null: there is no such source. */
  url(name: string): string | null;
  /** Opens it at an address, in a new process; resolves when it is there, or the browser says that it cannot be had. */
  open(name: string, url: string): Promise<void>;
  /** The process of its page ends, as after a fault. */
  crash(name: string): Promise<void>;
  /** SIGSTOP: its page is there, and nothing moves. */
  freeze(name: string): void;
  /** A graphic is drawn in it. */
  isDrawn(name: string): Promise<boolean>;
  close(): Promise<void>;
}

/** One that takes longer to say what it has is asked again. */
const ANSWER_LIMIT_MS = 250;

const rendererPids = async (browser: Browser): Promise<readonly number[]> => {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
};

/** Of nobody any more: it does not go on when the test is over. */
const endProcess = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
};

export const createStandInSources = (browser: Browser): StandInSources => {
  const urls = new Map<string, string>();
  const opened = new Map<string, Opened>();
  const frozen = new Set<number>();
  const leave = (name: string): void => {
    const old = opened.get(name);
    opened.delete(name);
    if (old === undefined) return;
    if (old.pid !== null && frozen.delete(old.pid)) endProcess(old.pid);
    old.context.close().catch(() => undefined);
  };
  /** One at a time: a process is known by being there afterwards and not before. */
  let turn: Promise<unknown> = Promise.resolve();
  const begin = async (name: string, url: string): Promise<void> => {
    // Who was told to open it twice before the first page was there has one page, not two.
    leave(name);
    const before = await rendererPids(browser);
    const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
    await context.addInitScript(IN_OBS);
    const page = await context.newPage();
    await page.goto(url).catch(() => undefined);
    const own = (await rendererPids(browser)).filter((pid) => !before.includes(pid));
    opened.set(name, { context, page, pid: own.length === 1 ? (own[0] ?? null) : null });
  };
  return {
    names: () => [...urls.keys()],
    url: (name) => urls.get(name) ?? null,
    open: async (name, url) => {
      urls.set(name, url);
      leave(name);
      const own = turn.then(() => begin(name, url));
      turn = own.catch(() => undefined);
      await own;
    },
    crash: async (name) => {
      const page = opened.get(name)?.page;
      if (page === undefined) throw new Error(`${name} has no page.`);
      const crashed = new Promise((resolve) => page.once('crash', resolve));
      const session = await page.context().newCDPSession(page);
      session.send('Page.crash').catch(() => undefined);
      await crashed;
    },
    freeze: (name) => {
      const pid = opened.get(name)?.pid ?? null;
      if (pid === null) throw new Error(`${name} has no process of its own.`);
      frozen.add(pid);
      process.kill(pid, 'SIGSTOP');
    },
    isDrawn: async (name) => {
      const page = opened.get(name)?.page;
      if (page === undefined) return false;
      const drawn = page
        .evaluate(
          'new Promise((run) => requestAnimationFrame(() => run(document.querySelector("[data-root]") !== null)))',
        )
        .catch(() => false);
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), ANSWER_LIMIT_MS)));
      return (await Promise.race([drawn, late]).finally(() => clearTimeout(timer))) === true;
    },
    close: async () => {
      for (const pid of frozen) endProcess(pid);
      await Promise.allSettled([...opened.values()].map(({ context }) => context.close()));
    },
  };
};
