import { gsap } from 'gsap';

/**
 * Asks where these elements stand, as GSAP does of each when it moves it for the first time and remembers. For an
 * answer the browser lays out all that was moved until then: asked of all before any is moved, that is once for a
 * picture and not once for each element.
 */
export const readPlaces = (elements: readonly Element[]): void => {
  for (const element of elements) gsap.getProperty(element, 'x');
};
