const isScrolling = (element: Element): boolean =>
  /^(auto|scroll)$/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight;

/**
 * Brings an element into view inside the part of the page that scrolls. Unlike `scrollIntoView` it never moves the page
 * itself, which has no bar to bring it back.
 */
export const scrollToSee = (element: Element): void => {
  let part = element.parentElement;
  while (part !== null && !isScrolling(part)) part = part.parentElement;
  if (part !== null) scrollWithin(part, element);
};

/**
 * The same for a list that follows what is current: nothing around the list moves, however little of it is in sight. It
 * scrolls by whole pixels, as a browser does, so that no edge is left outside.
 */
export const scrollWithin = (part: Element, element: Element): void => {
  const [inner, outer] = [element.getBoundingClientRect(), part.getBoundingClientRect()];
  if (inner.bottom > outer.bottom)
    part.scrollTop += Math.ceil(Math.min(inner.bottom - outer.bottom, inner.top - outer.top));
  else if (inner.top < outer.top) part.scrollTop -= Math.ceil(outer.top - inner.top);
};
