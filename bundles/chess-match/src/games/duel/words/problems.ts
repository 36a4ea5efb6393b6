import type { RecordParams } from '../record/faults';
import type { BoardParams, DuelParams } from '../refusals';

/**
 * Refusals as a game of two sides has them under its own name, with those of its records. @typeParam P beside what
 * every such game refuses
 */
export type NamedParams<Game extends string, P> = { readonly [N in keyof P & string as `${Game}/${N}`]: P[N] } & {
  readonly [N in keyof RecordParams as `${Game}/record/${N}`]: RecordParams[N];
};

type Said<P> = { readonly [N in keyof P]: (params: P[N]) => string };

/** What every game of two sides refuses, said in one language. @typeParam What the faults of its positions */
export interface DuelWords<What extends string> {
  readonly problems: Said<DuelParams & BoardParams<What>>;
  readonly record: Said<RecordParams>;
}

/** What is wrong with records, under the codes of a game. */
export type RecordProblems<Game extends string> = {
  readonly [N in keyof RecordParams as `${Game}/record/${N}`]: Said<RecordParams>[N];
};

/** The codes under which a game has them. */
export type DuelProblems<Game extends string, What extends string> = {
  readonly [N in keyof DuelWords<What>['problems'] as `${Game}/${N}`]: DuelWords<What>['problems'][N];
} & RecordProblems<Game>;

/** What is wrong with records, under the codes of one game. */
export const namedRecord = <Game extends string>(game: Game, record: Said<RecordParams>): RecordProblems<Game> =>
  Object.fromEntries(
    Object.entries(record).map(([name, say]) => [`${game}/record/${name}`, say]),
  ) as RecordProblems<Game>;

/** What every game of two sides refuses, under the codes of one of them. */
export const named = <Game extends string, What extends string>(
  game: Game,
  { problems, record }: DuelWords<What>,
): DuelProblems<Game, What> =>
  ({
    ...Object.fromEntries(Object.entries(problems).map(([name, say]) => [`${game}/${name}`, say])),
    ...namedRecord(game, record),
  }) as DuelProblems<Game, What>;
