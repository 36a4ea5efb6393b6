import business from '../../../../schemas/commands/business.json' with { type: 'json' };
import swedish from '../../../../schemas/commands/swedish.json' with { type: 'json' };

/** What the commands look like over the wire that one game alone answers. */
export const OWN_SHAPES = [...business.oneOf, ...swedish.oneOf];
