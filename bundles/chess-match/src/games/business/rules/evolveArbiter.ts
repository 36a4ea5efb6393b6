import type { Event } from './events';
import type { State } from './state';

type ArbiterEvent = Extract<
  Event,
  {
    type: 'redLineCrossed' | 'penaltyWithdrawn' | 'substituted' | 'boardConfirmed' | 'scoreFixed' | 'claimDecided';
  }
>;

/** What the arbiter enters beside the game itself. An entry about something that an undo took away changes nothing. */
export const evolveArbiter = (state: State, event: ArbiterEvent): State => {
  switch (event.type) {
    case 'redLineCrossed': {
      const { side, player, penalty, reason = '', atMs } = event;
      const given = { side, player, penalty, reason, ply: state.ply, atMs, withdrawn: null };
      return { ...state, penalties: [...state.penalties, given] };
    }
    case 'penaltyWithdrawn': {
      const withdrawn = event.reason;
      const penalties = state.penalties.map((given, index) =>
        index === event.number - 1 ? { ...given, withdrawn } : given,
      );
      return { ...state, penalties };
    }
    case 'substituted': {
      const { side, out, in: inside, atMs } = event;
      return { ...state, substitutions: [...state.substitutions, { side, out, in: inside, ply: state.ply, atMs }] };
    }
    case 'boardConfirmed': {
      const others = state.confirmed.filter((id) => id !== event.branch);
      const isThere = state.branches.some(({ id }) => id === event.branch);
      return { ...state, confirmed: event.confirmed && isThere ? [...others, event.branch] : others };
    }
    case 'scoreFixed': {
      const { branch, fixed, reason, atMs } = event;
      const others = state.fixes.filter((fix) => fix.branch !== branch);
      const isThere = state.ledger.some((entry) => entry.branch === branch);
      return { ...state, fixes: fixed && isThere ? [...others, { branch, reason, atMs }] : others };
    }
    case 'claimDecided': {
      const { branch, san, accepted, reason, ply } = event;
      if (ply !== state.ply) return state;
      const others = state.rulings.filter((ruling) => ruling.branch !== branch || ruling.san !== san);
      return { ...state, rulings: [...others, { branch, san, accepted, reason }] };
    }
  }
};
