import type { DraftView } from 'chess-match/client/contract';
import { inHallOrder } from 'chess-match/client/drawing';
import { lineOf, tidy, turnKey, type ShownBoard, type TurnMaking } from 'chess-match/client/turn';
import type { TeamView } from 'chess-match/contract/venue';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTruth } from '../device/hooks';
import type { CaptainProps } from '../kit/display';
import { standingOf } from './standing';
import { teamOf } from './teamOf';
import { createTurnEntry, isUnderWay } from './turnEntry';
import { useTried } from './useTried';

/** Where this team prepares nothing. */
const NO_DRAFT: DraftView = {
  version: 0,
  matchVersion: 0,
  line: '',
  items: [],
  problems: [],
  lacks: [],
  ready: false,
  boards: [],
};

const NOTHING_OWN: TeamView['own'] = { game: null };

/**
 * The turn of a team whose boards wait for one another: what the server says of it, and what is made of it at this
 * screen.
 */
export const useTurn = <B extends ShownBoard>(props: CaptainProps, making: TurnMaking<B>) => {
  const { device, views, match, self, language } = props;
  const { kind: truth } = useTruth(device);
  const team = teamOf(props);
  const [entry] = useState(() => createTurnEntry(device, making.grammar, null));
  const state = useSyncExternalStore(entry.onChange, entry.state);
  const isCurrent = team?.matchVersion === match.version;
  useEffect(() => {
    // What is prepared is of another turn until both are of one version.
    if (team !== undefined && team.matchVersion !== match.version) return;
    entry.see({ turn: turnKey(match, match.ply), matchVersion: match.version, draft: team?.draft ?? null });
  }, [entry, match, team]);
  const draft = (isCurrent ? team.draft : null) ?? NO_DRAFT;
  const isOwnTurn = isCurrent && team.draft !== null;
  const own = isOwnTurn ? team.own : NOTHING_OWN;
  const line = isOwnTurn ? lineOf(state.entry.draft) : '';
  const boards = making.boards({
    views: views.boards?.boards ?? [],
    draft,
    line,
    own,
    moves: isOwnTurn ? team.moves : {},
    next: isOwnTurn ? team.next : null,
  });
  const inPlay = boards.filter(making.isInPlay);
  const shown = inHallOrder(inPlay.length === 0 ? boards.filter(({ kind }) => kind === 'ended') : inPlay);
  const [chosen, choose] = useState(1);
  const active = shown.find(({ board }) => board === chosen) ?? shown[0];
  const isFree = !isUnderWay(state);
  const mayEnter =
    truth === 'live' && isOwnTurn && self.inPlay && team.entry !== 'operator' && match.status === 'playing' && isFree;
  const { why, ask } = useTried(device, `${state.entry.draft.turn} ${line}`, language);
  const standing = standingOf({ props, truth, team, draft, line, isOwnTurn });
  return {
    truth,
    entry,
    state,
    draft,
    own,
    isOwnTurn,
    line,
    boards,
    inPlay,
    shown,
    active,
    choose,
    mayEnter,
    standing,
    why,
    isReady: mayEnter && standing.tone === 'ready',
    isMovable: active !== undefined && mayEnter && making.isMovable(active),
    /**
     * A turn that was found elsewhere, into the draft: where a line is whole by itself it takes the place of what
     * stands there.
     */
    put: (board: number, turn: string): void =>
      entry.edit((now) => making.withMove(making.grammar.goesOn ? now : '', board, turn)),
    /** A move made by hand, and on to the next board that needs one. */
    move: (board: number, san: string): void => {
      entry.edit((now) => making.withMove(now, board, san));
      const next = making.next(boards, board);
      if (next !== null) choose(next);
    },
    /** A move that is none, as it was tried by hand. */
    try: (board: number, text: string): void => ask(making.tried(line, board, text)),
    press: (): void => {
      if (tidy(line) === tidy(draft.line)) entry.press();
    },
  };
};

export type Turn<B extends ShownBoard = ShownBoard> = ReturnType<typeof useTurn<B>>;
