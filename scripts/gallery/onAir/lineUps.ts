import type { Cast } from './cast';
import type { Studio } from './studio';

/** Who plays, before the first move: the opening, both teams, and each alone. */
const PICTURES = [
  ['intro', 'intro', { title: '', subtitle: '' }],
  ['teams', 'teams', { side: null }],
  ['teams-white', 'teams', { side: 'white' }],
  ['teams-black', 'teams', { side: 'black' }],
] as const;

/** A picture of each of them. */
export const takeLineUps = async (
  studio: Studio,
  cast: Cast,
  save: (name: string, picture: Buffer) => void,
): Promise<void> => {
  await studio.begin(cast);
  for (const [name, graphic, content] of PICTURES) {
    await studio.show(graphic, content);
    await studio.tuneIn(true);
    save(`${cast.language}-${name}`, await studio.picture());
  }
};
