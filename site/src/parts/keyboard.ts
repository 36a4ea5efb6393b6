import { createContext } from 'react';

/** Where keys are pressed that go through a match; null: anywhere on the page. */
export const Keyboard = createContext<HTMLElement | null>(null);
