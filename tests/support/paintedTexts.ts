import type { PaintedText } from './contrast';

/** A painted text with what makes others like it: they have the same colours on the same plates. */
export interface StyledText extends PaintedText {
  /** The classes, grounds and opacities from the text up to the page. */
  readonly style: string;
}

interface PageElement {
  getAttribute(name: string): string | null;
  readonly textContent: string | null;
  readonly parentElement: PageElement | null;
}

interface Browser {
  readonly document: {
    querySelector(selector: string): PageElement | null;
    createTreeWalker(root: PageElement, show: number): { nextNode(): PageElement | null };
    createRange(): {
      selectNodeContents(node: PageElement): void;
      getBoundingClientRect(): { x: number; y: number; width: number; height: number };
    };
    createElement(name: 'canvas'): {
      getContext(kind: '2d'): {
        fillStyle: string;
        clearRect(x: number, y: number, width: number, height: number): void;
        fillRect(x: number, y: number, width: number, height: number): void;
        getImageData(x: number, y: number, width: number, height: number): { data: Iterable<number> };
      };
    };
  };
  getComputedStyle(
    element: PageElement,
  ): Record<'visibility' | 'opacity' | 'color' | 'fill' | 'backgroundColor' | 'backgroundImage', string>;
}

/**
 * Every text that is to be seen, in HTML and in SVG, with its colour. Runs in the page, so it refers to nothing outside
 * itself.
 */
export const paintedTexts = (): StyledText[] => {
  const SHOW_TEXT = 4;
  /** Line boxes are higher than their letters: this much of them, above and below, is not looked at. */
  const INSET = 0.25;
  const { document, getComputedStyle } = globalThis as unknown as Browser;
  const canvas = document.createElement('canvas').getContext('2d');
  const rgba = (colour: string): [number, number, number, number] => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const root = document.querySelector('[data-root]');
  const found: StyledText[] = [];
  if (!root) return found;
  const walker = document.createTreeWalker(root, SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || text === '') continue;
    const style = getComputedStyle(element);
    const isSvg = (element as unknown as { ownerSVGElement?: object }).ownerSVGElement !== undefined;
    if (style.visibility === 'hidden') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { x, y, width, height } = range.getBoundingClientRect();
    if (width === 0 || height === 0) continue;
    const [red, green, blue, own] = rgba(isSvg ? style.fill : style.color);
    const chain = [`${style.color} ${style.fill}`];
    let alpha = own;
    for (let around: PageElement | null = element; around; around = around.parentElement) {
      const { opacity, backgroundColor, backgroundImage } = getComputedStyle(around);
      alpha *= Number(opacity);
      chain.push(`${around.getAttribute('class')} ${opacity} ${backgroundColor} ${backgroundImage}`);
    }
    found.push({
      text,
      style: chain.join('\n'),
      colour: [red, green, blue, alpha],
      x,
      y: y + height * INSET,
      width,
      height: height * (1 - 2 * INSET),
    });
  }
  return found;
};

/** Style that leaves the plates as they are and paints no text: figures are compared with what is behind them. */
export const WITHOUT_TEXT =
  '[data-root], [data-root] * { -webkit-text-fill-color: transparent !important; text-shadow: none !important; } [data-root] text, [data-root] tspan { fill-opacity: 0 !important; stroke-opacity: 0 !important; }';
