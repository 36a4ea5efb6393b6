/**
 * What may lie in each category of assets: endings in small letters, as `nodecg.assetCategories` of package.json has
 * them. NodeCG shows these to who uploads and looks at them no further.
 */
export const CATEGORIES = {
  logos: ['png', 'svg', 'jpg', 'jpeg', 'webp'],
  photos: ['png', 'svg', 'jpg', 'jpeg', 'webp'],
  themes: ['css'],
} as const;

export type Category = keyof typeof CATEGORIES;
export type Ending = (typeof CATEGORIES)[Category][number];
