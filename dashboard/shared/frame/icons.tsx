import type { ReactNode } from 'react';
import type { Verdict } from '../health/judge';

const Icon = ({ children }: { readonly children: ReactNode }) => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" aria-hidden="true">
    {children}
  </svg>
);

export const SunIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="4.5" />
    <path d="M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8" />
  </Icon>
);

export const MoonIcon = () => (
  <Icon>
    <path d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z" strokeLinejoin="round" />
  </Icon>
);

export const PersonIcon = () => (
  <Icon>
    <circle cx="12" cy="8" r="4" />
    <path d="M4 21c1-4.5 4-6.5 8-6.5s7 2 8 6.5" />
  </Icon>
);

/** A state's sign: colour is never the only difference. */
export const StateIcon = ({ state }: { readonly state: LightState }) => (
  <svg viewBox="0 0 16 16" aria-hidden="true" className="light-icon">
    {SHAPES[state]}
  </svg>
);

export type LightState = Verdict;

const SHAPES: Readonly<Record<LightState, ReactNode>> = {
  ok: <circle cx="8" cy="8" r="6" fill="currentColor" />,
  warn: <path d="M8 1 15.5 14.5H.5Z" fill="currentColor" />,
  bad: <path d="M5 1h6l4 4v6l-4 4H5l-4-4V5Z" fill="currentColor" />,
  off: <circle cx="8" cy="8" r="5" fill="none" stroke="currentColor" strokeWidth="2" />,
};
