interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface PageElement {
  readonly tagName: string;
  readonly textContent: string | null;
  readonly parentElement: PageElement | null;
  readonly labels?: Iterable<PageElement> | null;
  readonly ownerSVGElement?: object | null;
  scrollTop: number;
  scrollLeft: number;
  getAttribute(name: string): string | null;
  getBoundingClientRect(): Box;
  closest(selector: string): PageElement | null;
  contains(other: PageElement | null): boolean;
  checkVisibility(options: object): boolean;
  scrollIntoView(options: object): void;
}

interface Browser {
  readonly innerWidth: number;
  readonly innerHeight: number;
  readonly document: {
    readonly body: PageElement;
    readonly documentElement: PageElement & { readonly scrollWidth: number };
    querySelectorAll(selector: string): Iterable<PageElement>;
    createTreeWalker(root: PageElement, show: number): { nextNode(): PageElement | null };
    createRange(): {
      selectNodeContents(node: PageElement): void;
      getBoundingClientRect(): Box;
      getClientRects(): Iterable<Box>;
    };
    elementFromPoint(x: number, y: number): PageElement | null;
  };
  getComputedStyle(element: PageElement): {
    readonly overflowX: string;
    readonly overflowY: string;
    readonly fontSize: string;
    readonly clipPath: string;
  };
}

/**
 * What a person cannot use on a desk page as it stands: a control or a text that no scrolling of his brings into sight,
 * that something else lies on, or of which too little is seen; a control of `first` that is not in sight before
 * anything is scrolled. One line each. Runs in the page, so it refers to nothing outside itself; every scroll is put
 * back.
 */
export const outOfReach = (first: readonly string[]): readonly string[] => {
  const CONTROLS =
    'button, input:not([type="file"]), select, textarea, a[href], [role="tab"], [role="option"], [role="button"], [tabindex="0"]';
  const SHOW_TEXT = 4;
  /** Of a text that may end in "…": what still tells two names apart. */
  const [LEAST_SHARE, LEAST_WIDTH] = [0.5, 90];
  /** Height of capital letters, of their size. */
  const LETTERS = 0.7;
  const window = globalThis as unknown as Browser;
  const { document } = window;
  const found = new Set<string>();
  const windows = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
  const root = windows.at(-1) ?? document.body;

  const nameOf = (element: PageElement): string => {
    const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    const id = element.getAttribute('data-testid') ?? element.closest('[data-testid]')?.getAttribute('data-testid');
    const label = element.getAttribute('aria-label') ?? text;
    return `${element.tagName.toLowerCase()} ${id ?? element.getAttribute('class') ?? ''} "${label}"`;
  };
  const isForEyesOnly = (element: PageElement): boolean => {
    for (let around: PageElement | null = element; around; around = around.parentElement)
      if (window.getComputedStyle(around).clipPath.startsWith('inset(50%')) return false;
    return true;
  };
  const isThere = (element: PageElement): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && isForEyesOnly(element);
  /** What is left of a box inside everything around it that clips. */
  const seenOf = (element: PageElement, box: Box): Box => {
    let [left, right] = [Math.max(0, box.left), Math.min(window.innerWidth, box.right)];
    let [top, bottom] = [Math.max(0, box.top), Math.min(window.innerHeight, box.bottom)];
    for (let around = element.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY } = window.getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, right, top, bottom };
  };
  const placesOf = (element: PageElement): readonly (readonly [PageElement, number, number])[] => {
    const places: [PageElement, number, number][] = [];
    for (let around: PageElement | null = element; around; around = around.parentElement)
      places.push([around, around.scrollLeft, around.scrollTop]);
    return places;
  };
  const isScrolledByHand = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
  /** Brings an element into sight as a person can: what only a script can scroll stays where it is. */
  const intoSight = (element: PageElement): (() => void) => {
    const before = placesOf(element);
    const putBack = (): void =>
      before.forEach(([around, left, top]) => {
        [around.scrollLeft, around.scrollTop] = [left, top];
      });
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    for (const [around, left, top] of before) {
      const { overflowX, overflowY } = window.getComputedStyle(around);
      if (!isScrolledByHand(overflowX)) around.scrollLeft = left;
      if (!isScrolledByHand(overflowY)) around.scrollTop = top;
    }
    return putBack;
  };
  const isHit = (element: PageElement, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    if (hit === null) return false;
    const isLabel = [...(element.labels ?? [])].some((label) => label.contains(hit));
    return (
      element.contains(hit) || hit.contains(element) || isLabel || hit.closest('label')?.contains(element) === true
    );
  };
  const wrongWith = (element: PageElement): string | null => {
    const box = element.getBoundingClientRect();
    const { left, right, top, bottom } = seenOf(element, box);
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    const isTall = height > window.innerHeight / 2 || width > window.innerWidth;
    if (right - left < 3 || bottom - top < 3) return 'cannot be brought into sight';
    if (!isTall && (right - left < width * 0.85 || bottom - top < height * 0.85)) return 'is cut';
    const quarter = { x: (right - left) / 4, y: (bottom - top) / 4 };
    const points = [1, 2, 3].flatMap((column) => [1, 2, 3].map((row) => [column, row] as const));
    const covered = points.filter(
      ([column, row]) => !isHit(element, left + column * quarter.x, top + row * quarter.y),
    ).length;
    // Of rounded, slanted and inner shapes single points may belong to something else.
    return covered > points.length / 3 ? `is covered at ${covered} of ${points.length} points` : null;
  };

  if (document.documentElement.scrollWidth > window.innerWidth) found.add('the page is wider than the window');
  for (const selector of first) {
    const [element] = [...document.querySelectorAll(selector)];
    const wrong = element === undefined ? 'is not there' : wrongWith(element);
    if (wrong !== null) found.add(`before anything is scrolled, ${selector} ${wrong}`);
  }

  for (const element of document.querySelectorAll(CONTROLS)) {
    if (!root.contains(element) || !isThere(element) || element.ownerSVGElement) continue;
    const box = element.getBoundingClientRect();
    if (box.right - box.left < 2 || box.bottom - box.top < 2) continue;
    const putBack = intoSight(element);
    const wrong = wrongWith(element);
    if (wrong !== null) found.add(`${nameOf(element)} ${wrong}`);
    putBack();
  }

  const texts: { readonly text: string; readonly element: PageElement; readonly box: Box }[] = [];
  const walker = document.createTreeWalker(root, SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (element === null || text === '' || element.closest('select, script, style, svg') !== null) continue;
    if (!isThere(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const style = window.getComputedStyle(element);
    const size = parseFloat(style.fontSize);
    const ofText = (box: Box): Box => {
      const { left, right, top, bottom } = seenOf(element, box);
      const own = element.getBoundingClientRect();
      return {
        left,
        top,
        right: style.overflowX === 'visible' ? right : Math.min(right, own.right),
        bottom: style.overflowY === 'visible' ? bottom : Math.min(bottom, own.bottom),
      };
    };
    for (const line of range.getClientRects()) {
      // A line's box is higher than its letters, above and below.
      const inset = Math.max(0, (line.bottom - line.top - size * LETTERS) / 2);
      const { left, right } = line;
      const box = ofText({ left, right, top: line.top + inset, bottom: line.bottom - inset });
      if (box.right - box.left < 3 || box.bottom - box.top < size * LETTERS * 0.6) continue;
      if (!isHit(element, (box.left + box.right) / 2, (box.top + box.bottom) / 2)) continue;
      for (const other of texts) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (other.element !== element && across > 2 && down > 2) found.add(`"${text}" lies on "${other.text}"`);
      }
      texts.push({ text, element, box });
    }

    const putBack = intoSight(element);
    const whole = range.getBoundingClientRect();
    const seen = ofText(whole);
    putBack();
    const [width, shown] = [whole.right - whole.left, seen.right - seen.left];
    if (width < 2 || isScrolledByHand(style.overflowX) || isScrolledByHand(style.overflowY)) continue;
    if (shown < 1 || seen.bottom - seen.top < 2) found.add(`the text "${text}" cannot be brought into sight`);
    else if (shown < Math.min(width * LEAST_SHARE, LEAST_WIDTH))
      found.add(`of "${text}" ${Math.round(shown)} of ${Math.round(width)} px are seen`);
    else if (seen.bottom - seen.top < size * 0.7) found.add(`"${text}" is cut at its height`);
  }
  return [...found];
};
