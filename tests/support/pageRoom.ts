interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface PageElement {
  readonly tagName: string;
  readonly className: unknown;
  readonly textContent: string | null;
  readonly parentElement: PageElement | null;
  readonly scrollWidth: number;
  readonly clientWidth: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
  getAttribute(name: string): string | null;
  getBoundingClientRect(): Box;
  closest(selector: string): PageElement | null;
  contains(other: PageElement): boolean;
  checkVisibility(options: object): boolean;
}

interface Browser {
  readonly innerWidth: number;
  readonly document: {
    readonly body: PageElement;
    querySelectorAll(selector: string): Iterable<PageElement>;
    createTreeWalker(root: PageElement, show: number): { nextNode(): PageElement | null };
    createRange(): { selectNodeContents(node: PageElement): void; getBoundingClientRect(): Box };
  };
  getComputedStyle(element: PageElement): { readonly overflowX: string; readonly overflowY: string };
}

/**
 * What a desk page, or the window that is open on it, has no room for: what stands out of the browser's window at a
 * side or has to be scrolled sideways, a list of which too little is seen at once, and a text that is cut off for good
 * and has no `title`. One line each. Runs in the page, so it refers to nothing outside itself.
 */
export const lacksRoom = (): readonly string[] => {
  const SHOW_TEXT = 4;
  /** Of what is scrolled inside the page: two rows of it. */
  const LEAST_LIST = 80;
  const window = globalThis as unknown as Browser;
  const { document } = window;
  const found = new Set<string>();
  const root = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1) ?? document.body;
  const nameOf = (element: PageElement): string => {
    const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    const id = element.getAttribute('data-testid') ?? String(element.className);
    return `${element.tagName.toLowerCase()} ${id} "${text}"`;
  };
  const isSeen = (element: PageElement): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('.visually-hidden') === null;
  const isScrolled = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

  for (const element of document.querySelectorAll('body *')) {
    if (!root.contains(element) || !isSeen(element) || element.closest('svg, select') !== null) continue;
    const { left, right } = element.getBoundingClientRect();
    if (left < -1 || right > window.innerWidth + 1)
      found.add(`${nameOf(element)} reaches from ${Math.round(left)} to ${Math.round(right)} px`);
    const { overflowX, overflowY } = window.getComputedStyle(element);
    if (/^(input|textarea)$/i.test(element.tagName)) continue;
    if (isScrolled(overflowX) && element.scrollWidth > element.clientWidth + 1)
      found.add(`${nameOf(element)} is scrolled sideways, ${element.scrollWidth} px in ${element.clientWidth}`);
    if (isScrolled(overflowY) && element.scrollHeight > element.clientHeight + 1 && element.clientHeight < LEAST_LIST)
      found.add(`${nameOf(element)} shows ${element.clientHeight} px of ${element.scrollHeight}`);
  }

  const walker = document.createTreeWalker(root, SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (element === null || text === '' || element.closest('select, script, style, svg, textarea') !== null) continue;
    if (!isSeen(element) || element.closest('[title]')?.getAttribute('title')?.includes(text) === true) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    for (let around: PageElement | null = element; around && root.contains(around); around = around.parentElement) {
      const { overflowX, overflowY } = window.getComputedStyle(around);
      // What can be scrolled may be brought into sight.
      if (isScrolled(overflowX) || isScrolled(overflowY)) break;
      const edge = around.getBoundingClientRect();
      const isCutX = overflowX !== 'visible' && (box.left < edge.left - 1 || box.right > edge.right + 1);
      const isCutY = overflowY !== 'visible' && (box.top < edge.top - 3 || box.bottom > edge.bottom + 3);
      if (!isCutX && !isCutY) continue;
      found.add(`"${text}" is cut by ${nameOf(around)}`);
      break;
    }
  }
  return [...found];
};
