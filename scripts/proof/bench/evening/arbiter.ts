import type { TestPage } from '../../../../tests/support/browser';
import { personAt, type Person } from './person';

/** Who is in the roster by then. */
export const PLAYER = 'Anna Vern';

/** The arbiter at his page. */
export interface ArbiterSeat {
  readonly person: Person;
  /** Until the page shows this turn as the one that is played. */
  turn(label: string): Promise<void>;
  startClock(): Promise<void>;
  giveCard(): Promise<void>;
  /** Board 1 of White's turn 12 was 1:a4, by the sheet; what no longer fits then is played otherwise. */
  correct(): Promise<void>;
  takeItBack(): Promise<void>;
}

export const arbiterAt = async ({ page }: TestPage): Promise<ArbiterSeat> => {
  const person = await personAt(page);
  const at = (testId: string) => page.getByTestId(testId);
  return {
    person,
    turn: (label) => at('press').getByText(label).waitFor(),
    startClock: async () => {
      await person.click(at('clock-toggle'));
      await page.locator('.big-clock[data-running="true"]').waitFor();
    },
    giveCard: async () => {
      await person.click(at('redline-player-choice'));
      await person.click(page.getByRole('option', { name: PLAYER }));
      await person.click(at('redline-reason'));
      await person.type('second');
      await person.click(at('redline-give'));
      await at('penalty-1').waitFor();
    },
    correct: async () => {
      await person.click(at('tab-corrections'));
      await person.click(at('open-past'));
      await person.type('12');
      await person.press('Enter');
      await at('line-23').waitFor();
      await person.press('Home', ...Array<string>(4).fill('ArrowRight'), 'Backspace', '4');
      await person.click(at('desk-29').getByTestId('alternative').getByText('1:a5', { exact: true }));
      await at('past-fits').waitFor();
      await person.click(at('past-reason'));
      await person.type('sheet');
      await person.click(at('past-commit'));
      await at('past').waitFor({ state: 'detached' });
    },
    takeItBack: async () => {
      await person.click(at('undo-game'));
      await person.click(at('confirm'));
      await at('confirm').waitFor({ state: 'detached' });
    },
  };
};
