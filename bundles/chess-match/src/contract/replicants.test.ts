import { describe, expect, it } from 'vitest';
import { isIn, VIEW_NAMES, viewsOf, type PublicName, type ReplicantName } from './replicants';
import { VIEWS, viewsFor, type NameFor } from './views';

describe('the table of views', () => {
  it('begins a version with begun, ends what a press is seen by with match, what is drawn with pictured, and the whole with complete', () => {
    expect(VIEW_NAMES[0]).toBe('begun');
    const ends = (['immediate', 'deferred', 'prepared'] as const).map((wave) => viewsOf(wave).at(-1));
    expect(ends).toEqual(['match', 'pictured', 'complete']);
  });

  it('has every view in exactly one wave', () => {
    const waves = (['immediate', 'deferred', 'prepared', 'derived', 'independent'] as const).flatMap((wave) =>
      viewsOf(wave),
    );
    expect(waves.toSorted()).toEqual(VIEW_NAMES.toSorted());
    expect(isIn('draft', 'prepared')).toBe(true);
    expect(isIn('draft', 'independent')).toBe(false);
  });

  it('keeps from viewers what the crew prepares, notes and measures', () => {
    const secret: readonly Exclude<ReplicantName, PublicName>[] = ['draft', 'arbiter', 'moves', 'protocol', 'health'];
    expect(secret.map((name) => VIEWS[name].audience)).toEqual(secret.map(() => 'crew'));
    // @ts-expect-error the draft is no public view: an overlay that asks for it does not compile
    const asked: PublicName = 'draft';
    expect(asked).toBe('draft');
  });

  it('lets nothing out of the house but what is public, and into the hall beside it what a team thinks', () => {
    const audiencesOf = (place: 'hall' | 'home' | 'programs'): readonly string[] => [
      ...new Set(viewsFor(place).map((name) => VIEWS[name].audience)),
    ];
    expect(audiencesOf('home')).toEqual(['public']);
    expect(audiencesOf('programs')).toEqual(['public']);
    expect(audiencesOf('hall')).toEqual(['public', 'white', 'black']);
    // @ts-expect-error what a team thinks goes into no document of those at home
    const told: NameFor<'home'> = 'tablesWhite';
    expect(told).toBe('tablesWhite');
  });

  it('sends no page what is made for the hall alone', () => {
    expect(viewsFor('hall')).toContain('teamWhite');
    expect(VIEW_NAMES).not.toContain('teamWhite');
  });
});
