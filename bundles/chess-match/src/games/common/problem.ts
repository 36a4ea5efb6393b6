/**
 * A refusal, the same for every game: a stable code, typed parameters for its text, the rule it comes from and what was
 * written, where something was. The shape of schemas/defs/problem.json.
 */
export interface Problem {
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly rule: string | null;
  readonly item: string | null;
}
