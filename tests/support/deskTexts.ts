import type { PaintedText } from './contrast';

/** A text of a desk page, and how well it has to stand out. */
export interface DeskText extends PaintedText {
  /** Of what cannot be used now; else WCAG's two sizes. */
  readonly kind: 'text' | 'large' | 'disabled';
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Style {
  readonly color: string;
  readonly fill: string;
  readonly opacity: string;
  readonly fontSize: string;
  readonly fontWeight: string;
  readonly overflow: string;
  readonly clipPath: string;
}

interface PageElement {
  readonly textContent: string | null;
  readonly parentElement: PageElement | null;
  readonly ownerSVGElement?: object;
  readonly value?: string;
  readonly placeholder?: string;
  getBoundingClientRect(): Box;
  closest(selector: string): PageElement | null;
  contains(other: PageElement | null): boolean;
  checkVisibility(options: object): boolean;
}

interface Browser {
  readonly innerWidth: number;
  readonly innerHeight: number;
  readonly document: {
    readonly body: PageElement;
    querySelectorAll(selector: string): Iterable<PageElement>;
    createTreeWalker(root: PageElement, show: number): { nextNode(): PageElement | null };
    createRange(): { selectNodeContents(node: PageElement): void; getBoundingClientRect(): Box };
    elementFromPoint(x: number, y: number): PageElement | null;
    createElement(name: 'canvas'): {
      getContext(kind: '2d'): {
        fillStyle: string;
        clearRect(x: number, y: number, width: number, height: number): void;
        fillRect(x: number, y: number, width: number, height: number): void;
        getImageData(x: number, y: number, width: number, height: number): { data: Iterable<number> };
      };
    };
  };
  getComputedStyle(element: PageElement, pseudo?: string): Style;
}

/**
 * Every text that a person can see on a desk page now: not what is scrolled away, cut off, or behind a window. Runs in
 * the page, so it refers to nothing outside itself.
 */
export const deskTexts = (): DeskText[] => {
  const SHOW_TEXT = 4;
  /** Line boxes are higher than their letters. */
  const INSET = 0.25;
  const window = globalThis as unknown as Browser;
  const { document } = window;
  const canvas = document.createElement('canvas').getContext('2d');
  const rgba = (colour: string): readonly [number, number, number, number] => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const seenOf = (element: PageElement, box: Box): Box => {
    let [left, right] = [Math.max(0, box.left), Math.min(window.innerWidth, box.right)];
    let [top, bottom] = [Math.max(0, box.top), Math.min(window.innerHeight, box.bottom)];
    for (let around: PageElement | null = element; around; around = around.parentElement) {
      const { overflow, clipPath } = window.getComputedStyle(around);
      if (overflow === 'visible' && clipPath === 'none') continue;
      const edge = around.getBoundingClientRect();
      if (clipPath.startsWith('inset(50%')) return { left: 0, right: 0, top: 0, bottom: 0 };
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, right, top, bottom };
  };
  const windows = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]')];
  const root = windows.at(-1) ?? document.body;
  const found: DeskText[] = [];
  const add = (element: PageElement, text: string, box: Box, style: Style): void => {
    if (text === '' || /^[\p{Extended_Pictographic}\uFE0F\s]+$/u.test(text)) return;
    if (!element.checkVisibility({ visibilityProperty: true })) return;
    const { left, right, top, bottom } = seenOf(element, box);
    if (right - left < 3 || bottom - top < 5) return;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (hit === null || !(element.contains(hit) || hit.contains(element))) return;
    const [red, green, blue, own] = rgba(element.ownerSVGElement === undefined ? style.color : style.fill);
    let alpha = own;
    for (let around: PageElement | null = element; around; around = around.parentElement)
      alpha *= Number(window.getComputedStyle(around).opacity);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const isDisabled = element.closest(':disabled, [aria-disabled="true"], [data-disabled]') !== null;
    const inset = (bottom - top) * INSET;
    found.push({
      text,
      kind: isDisabled ? 'disabled' : isLarge ? 'large' : 'text',
      colour: [red, green, blue, alpha],
      x: left,
      y: top + inset,
      width: right - left,
      height: bottom - top - 2 * inset,
    });
  };
  const walker = document.createTreeWalker(root, SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || element.closest('select, option, script, style') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    add(element, node.textContent?.trim() ?? '', range.getBoundingClientRect(), window.getComputedStyle(element));
  }
  for (const input of document.querySelectorAll(
    'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea',
  )) {
    if (!root.contains(input)) continue;
    const { left, right, top, bottom } = input.getBoundingClientRect();
    const box = { left: left + 10, right: right - 10, top: top + 6, bottom: bottom - 6 };
    const isEmpty = (input.value ?? '') === '';
    const style = isEmpty ? window.getComputedStyle(input, '::placeholder') : window.getComputedStyle(input);
    add(input, (isEmpty ? input.placeholder : input.value) ?? '', box, style);
  }
  return found;
};

/** Style that leaves everything as it is but paints no text. */
export const WITHOUT_DESK_TEXT =
  '*, *::before, *::after, *::placeholder, *::selection { -webkit-text-fill-color: transparent !important; text-shadow: none !important; caret-color: transparent !important; } *::selection { color: transparent !important; } text, tspan { fill-opacity: 0 !important; stroke-opacity: 0 !important; }';
