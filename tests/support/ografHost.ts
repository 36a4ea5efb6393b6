import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openPage } from './browser';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.mjs': 'text/javascript',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

/** Modules are loaded by a script of the page: what a test sends there has the test's own way to do it. */
const HOST = `<!doctype html><meta charset="utf-8"><style>body { margin: 0 }</style>
<script>window.importModule = (address) => import(address)</script><body></body>`;

/** A playout system: packages below /GRAPHIC/, and a page of its own. */
export interface OgrafHost {
  readonly url: string;
  close(): void;
}

/** @param folder of packages, as `npm run export:ograf` writes it */
export const serveHost = async (folder: string): Promise<OgrafHost> => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/') {
      response.setHeader('content-type', 'text/html').end(HOST);
      return;
    }
    readFile(join(folder, pathname)).then(
      (body) => response.setHeader('content-type', TYPES[extname(pathname)] ?? 'text/plain').end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
};

/** What a host was answered. */
export interface Answered {
  readonly statusCode: number;
  readonly currentStep?: number;
}

/** Calls of a host to a graphic it has loaded, by the name it gave it. */
export interface HostPage {
  readonly page: Page;
  /** Defines the element as `tag` and makes one, without putting it anywhere. */
  define(graphic: string, tag: string): Promise<void>;
  /** Makes another of a tag; known by `name` from then on. @param where `closed`: in a closed shadow root */
  create(tag: string, name: string, where: 'nowhere' | 'body' | 'closed'): Promise<void>;
  /** Calls a method with exactly these arguments. */
  call(name: string, method: string, ...args: readonly unknown[]): Promise<Answered>;
  remove(name: string): Promise<void>;
  close(): Promise<void>;
}

declare global {
  interface Window {
    importModule(address: string): Promise<{ readonly default: CustomElementConstructor }>;
    ografElements: Record<string, HTMLElement & Record<string, (...args: readonly unknown[]) => Promise<unknown>>>;
  }
}

const define = async ([address, tag]: readonly [string, string]): Promise<void> => {
  const { default: element } = await window.importModule(address);
  customElements.define(tag, element);
};

const create = ([tag, name, where]: readonly [string, string, string]): void => {
  window.ografElements ??= {};
  const element = document.createElement(tag) as Window['ografElements'][string];
  window.ografElements[name] = element;
  if (where === 'nowhere') return;
  const layer = document.createElement('div');
  layer.dataset['layer'] = name;
  Object.assign(layer.style, { position: 'absolute', inset: '0' });
  document.body.append(layer);
  (where === 'closed' ? layer.attachShadow({ mode: 'closed' }) : layer).append(element);
};

const call = ([name, method, args]: readonly [string, string, readonly unknown[]]): Promise<unknown> => {
  const element = window.ografElements[name];
  if (element?.[method] === undefined) throw new Error(`${name} has no ${method}`);
  return element[method](...args);
};

const remove = (name: string): void => {
  document.querySelector(`[data-layer="${name}"]`)?.remove();
  Reflect.deleteProperty(window.ografElements, name);
};

/** Opens the host's page. Graphics there are of another origin than the match server. */
export const openHost = async (browser: Browser, { url }: OgrafHost): Promise<HostPage> => {
  const { page, close } = await openPage(browser);
  await page.goto(url);
  return {
    page,
    close,
    define: (graphic, tag) => page.evaluate(define, [`${url}/${graphic}/graphic.mjs`, tag] as const),
    create: (tag, name, where) => page.evaluate(create, [tag, name, where] as const),
    call: (name, method, ...args) => page.evaluate(call, [name, method, args] as const) as Promise<Answered>,
    remove: (name) => page.evaluate(remove, name),
  };
};
