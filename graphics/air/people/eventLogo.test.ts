import { describe, expect, it } from 'vitest';
import { eventLogoOf } from './eventLogo';

const asset = (name: string) => ({ name, url: `/assets/chess-broadcast/logos/${name}.svg` });

describe('the logo of the event', () => {
  it('is the first that is named so', () => {
    const logos = ['city', 'Event 2026', 'event-old'].map(asset);
    expect(eventLogoOf(logos)).toBe('/assets/chess-broadcast/logos/Event 2026.svg');
  });

  it('is not that of a team', () => {
    expect(eventLogoOf([asset('city'), asset('main-event')])).toBeNull();
  });
});
