/** What the operator's page gives its boards. */
export interface DeskRoom {
  /** Side of the squares of each board that is played on, px. */
  readonly boardsPx: readonly number[];
  /** What the page is higher than its window, px. */
  readonly hiddenPx: number;
  /** What lies on something that it must leave free, one line each. */
  readonly overlaps: readonly string[];
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface PageElement {
  readonly scrollHeight: number;
  readonly clientHeight: number;
  readonly scrollWidth: number;
  readonly clientWidth: number;
  scrollTop: number;
  getAttribute(name: string): string | null;
  getBoundingClientRect(): Box;
  querySelectorAll(selector: string): Iterable<PageElement>;
  contains(other: PageElement): boolean;
}

/** Runs in the page, so it refers to nothing outside itself. */
export const deskRoom = (): DeskRoom => {
  const { document } = globalThis as unknown as { document: PageElement };
  const all = (selector: string): readonly PageElement[] => [...document.querySelectorAll(selector)];
  const overlaps: string[] = [];
  const nameOf = (element: PageElement): string =>
    element.getAttribute('data-testid') ?? String(element.getAttribute('class'));
  const lieOnEachOther = (a: PageElement, b: PageElement): boolean => {
    const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > 1 && down > 1;
  };
  const [page] = all('.frame-page');
  if (page === undefined) throw new Error('There is no page.');
  // Where it scrolls, the line stays over what is scrolled: from its end, nothing does any more.
  page.scrollTop = page.scrollHeight;
  if (page.scrollWidth > page.clientWidth)
    overlaps.push(`the page is ${page.scrollWidth} px wide, of ${page.clientWidth}`);
  const pieces = all('.banners > *, .header > *, .card, .turn-panel, .strip');
  const { left: edgeLeft, right: edgeRight } = page.getBoundingClientRect();
  pieces.forEach((piece, index) => {
    const { left, right } = piece.getBoundingClientRect();
    if (left < edgeLeft || right > edgeRight) overlaps.push(`${nameOf(piece)} stands out of the page`);
    for (const other of pieces.slice(index + 1))
      if (lieOnEachOther(piece, other)) overlaps.push(`${nameOf(other)} lies on ${nameOf(piece)}`);
  });
  for (const card of all('.card')) {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    for (const part of card.querySelectorAll('.squares, button, input, .split-words, .result, .desk-chips-figure')) {
      const box = part.getBoundingClientRect();
      const isInside = box.left >= left - 1 && box.right <= right + 1 && box.top >= top - 1 && box.bottom <= bottom + 1;
      if (!isInside) overlaps.push(`${nameOf(part)} stands out of ${nameOf(card)}`);
    }
    const parts = [
      ...card.querySelectorAll('.squares, .actions > *, .giver > *, .here-select > *, .move-field, .card-head'),
    ];
    parts.forEach((part, index) => {
      for (const other of parts.slice(index + 1))
        if (lieOnEachOther(part, other)) overlaps.push(`${nameOf(other)} lies on ${nameOf(part)} in ${nameOf(card)}`);
    });
  }
  const words = all('.lacks, .items, .turn-line > input, .suggestions');
  words.forEach((word, index) => {
    for (const other of words.slice(index + 1))
      if (lieOnEachOther(word, other)) overlaps.push(`${nameOf(other)} lies on ${nameOf(word)}`);
  });
  for (const split of all('.split'))
    if (split.scrollWidth > split.clientWidth + 1)
      overlaps.push(`the split is ${split.scrollWidth} px wide, of ${split.clientWidth}`);
  const boards = all('.card-live .squares, .card-daughter .squares');
  const boardsPx = boards.map((board) => {
    const { left, right } = board.getBoundingClientRect();
    return Math.round(right - left);
  });
  const hiddenPx = page.scrollHeight - page.clientHeight;
  page.scrollTop = 0;
  return { boardsPx, hiddenPx, overlaps };
};
