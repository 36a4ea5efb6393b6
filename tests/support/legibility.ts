interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface PageElement {
  readonly textContent: string | null;
  readonly parentElement: PageElement | null;
  getBoundingClientRect(): Box;
  closest(selector: string): PageElement | null;
  /** Of drawings alone: how much larger than its own units something is painted. */
  getScreenCTM?(): { readonly a: number } | null;
}

/** The little of a browser that the audit uses; tests compile without DOM types. */
interface Browser {
  readonly document: {
    querySelector(selector: string): PageElement | null;
    createTreeWalker(root: PageElement, show: number): { nextNode(): PageElement | null };
    createRange(): { selectNodeContents(node: PageElement): void; getBoundingClientRect(): Box };
  };
  getComputedStyle(element: PageElement): { visibility: string; fontSize: string; overflow: string };
}

/**
 * What a viewer could not read on the page: text under 24 px, outside title-safe, cut off, or on top of other text.
 * Runs in the page, so it refers to nothing outside itself.
 */
export const illegible = (
  { width, height, safeX, safeY } = { width: 1920, height: 1080, safeX: 96, safeY: 54 },
): readonly string[] => {
  const SHOW_TEXT = 4;
  const smallest = 24;
  const { document, getComputedStyle } = globalThis as unknown as Browser;
  const root = document.querySelector('[data-root]');
  const problems: string[] = [];
  const seen: { text: string; box: Box }[] = [];
  if (!root) return ['no graphic'];
  const walker = document.createTreeWalker(root, SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    // The letter of a piece without a figure of its own is its figure.
    if (!element || text === '' || element.closest('[data-piece]')) continue;
    const style = getComputedStyle(element);
    if (style.visibility === 'hidden') continue;
    const size = parseFloat(style.fontSize) * (element.getScreenCTM?.()?.a ?? 1);
    if (size < smallest - 0.5) problems.push(`"${text}" is ${size.toFixed(1)}px`);
    if (element.closest('[data-cut]')) problems.push(`"${text}" has no room`);
    if (element.closest('svg')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    // A line box is higher than its letters: the vertical inset is that of the letters.
    const slack = parseFloat(style.fontSize) * 0.15;
    if (box.left < safeX || box.right > width - safeX || box.top < safeY - slack || box.bottom > height - safeY + slack)
      problems.push(`"${text}" stands outside title-safe`);
    for (let parent: PageElement | null = element; parent && parent !== root; parent = parent.parentElement) {
      const clip = parent.getBoundingClientRect();
      const isCut = box.left < clip.left - 1 || box.right > clip.right + 1;
      if (getComputedStyle(parent).overflow === 'hidden' && isCut) problems.push(`"${text}" is cut off`);
    }
    for (const other of seen) {
      const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (width > 1 && height > slack * 2) problems.push(`"${text}" lies on "${other.text}"`);
    }
    seen.push({ text, box });
  }
  return problems;
};
