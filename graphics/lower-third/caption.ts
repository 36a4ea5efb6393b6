import type { AirLanguage, LowerThirdContent, PeopleView, Side } from 'chess-match/client';
import { describe } from '../air/people/describe';
import { roleText, type Seating } from '../air/people/place';
import { whoIs } from '../air/people/whoIs';
import { peopleWords } from '../air/people/words';

/** What the lower third says of one person. */
export interface Caption {
  /** The same as long as the same person is shown. */
  readonly key: string;
  readonly name: string;
  /** Chess title or function in words, and playing strength; empty for none. */
  readonly title: string;
  readonly side: Side | null;
  /** What they are here for: "Капитан", "Арбитр"; null for someone who is in no list. */
  readonly role: string | null;
  readonly photo: string | null;
  readonly hasPortrait: boolean;
}

/**
 * The person of the list, else the words that were typed in: these stay on air when a list that is entered anew no
 * longer has that person. Null where there is nothing to say.
 */
export const captionOf = (
  content: LowerThirdContent,
  people: PeopleView,
  seating: Seating,
  language: AirLanguage,
): Caption | null => {
  const known = content.person === null ? null : whoIs(people, content.person);
  if (known) {
    const { person, side } = known;
    const words = peopleWords(language);
    return {
      key: `id ${person.id}`,
      name: person.name,
      title: describe(person, language),
      side,
      role: roleText(person, words.roles[person.role], seating, language),
      photo: person.photo,
      hasPortrait: true,
    };
  }
  const [name, title] = [content.name.trim(), content.title.trim()];
  if (name === '' && title === '') return null;
  const [first, second] = name === '' ? [title, ''] : [name, title];
  return { key: `text ${first}`, name: first, title: second, side: null, role: null, photo: null, hasPortrait: false };
};
