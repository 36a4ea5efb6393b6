import type { TestPage } from '../../../../tests/support/browser';
import { PLAYER } from './arbiter';
import { personAt, type Person } from './person';

/** Name, title, role left as it is, Elo, table, microphone: in the order of the window. */
const FIELDS = [PLAYER, 'GM', '', '2510', '3', 'Mic 3'];

export interface RosterSeat {
  readonly person: Person;
  /** A person with all fields, by keys alone. */
  add(): Promise<void>;
  close(): Promise<void>;
}

export const rosterAt = async ({ page, close }: TestPage): Promise<RosterSeat> => {
  const person = await personAt(page);
  return {
    person,
    close,
    add: async () => {
      await person.press('KeyN');
      await page.getByTestId('person-dialog').waitFor();
      for (const [index, text] of FIELDS.entries()) {
        if (index > 0) await person.press('Tab');
        await person.type(text);
      }
      await person.press('Control+Enter');
      await page.getByTestId('person-row').getByText(PLAYER).waitFor();
    },
  };
};
