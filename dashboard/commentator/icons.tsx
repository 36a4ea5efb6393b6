/** Signs of the page's small buttons, drawn in a 20 x 20 box in the colour of the text. */
const PATHS = {
  first: 'M4 3v14M16 4 7 10l9 6z',
  back: 'M14 4 5 10l9 6z',
  forward: 'M6 4l9 6-9 6z',
  last: 'M16 3v14M4 4l9 6-9 6z',
  up: 'M4 14l6-9 6 9z',
  down: 'M4 6l6 9 6-9z',
  other: 'M5 3v14M5 12c0-4 9-2 9-7M11 7l3-4 3 4',
  remove: 'M5 5l10 10M15 5 5 15',
  turn: 'M6 16V4M3 7l3-4 3 4M14 4v12M11 13l3 4 3-4',
} as const;

export type IconName = keyof typeof PATHS;

const FILLED: ReadonlySet<IconName> = new Set(['first', 'back', 'forward', 'last', 'up', 'down']);

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path
      d={PATHS[name]}
      fill={FILLED.has(name) ? 'currentcolor' : 'none'}
      stroke="currentcolor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
