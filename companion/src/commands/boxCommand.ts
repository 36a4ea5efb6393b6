/** A text in both languages of the crew. */
export interface Words {
  readonly en: string;
  readonly ru: string;
}

interface Named {
  readonly name: string;
  /** It may be left out: an empty option leaves it out. */
  readonly isOptional: boolean;
}

/** What a command asks for, as a key can say it. */
export type Field =
  /** An empty option is null where it may be. */
  | (Named & { readonly kind: 'text'; readonly isNullable: boolean; readonly longest: number })
  | (Named & { readonly kind: 'number'; readonly isNullable: boolean; readonly least: number; readonly most: number })
  | (Named & { readonly kind: 'choice'; readonly choices: readonly string[] })
  | (Named & { readonly kind: 'check' })
  /** A number that was seen: the module says the one it was last told. */
  | (Named & { readonly kind: 'seen' });

/** A command of the table that a key can send. */
export interface BoxCommand {
  readonly type: string;
  readonly name: Words;
  readonly help: Words;
  readonly fields: readonly Field[];
}
