import type { FormEvent } from 'react';

/** What a form does when it is entered: `act`, and the page stays. */
export const submits =
  (act: () => unknown) =>
  (event: FormEvent): void => {
    event.preventDefault();
    void act();
  };
