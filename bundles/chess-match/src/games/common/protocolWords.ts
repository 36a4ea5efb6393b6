import type { ProtocolView } from '@schemas/protocol';
import type { Language } from '../../view/language';

export type ProtocolKind = ProtocolView['entries'][number]['kind'];

/** How the arbiters' protocol calls entries of some kinds, and what it says beside, where that is no free text. */
export type ProtocolWords<K extends ProtocolKind> = Readonly<
  Record<
    Language,
    {
      readonly kinds: Readonly<Record<K, string>>;
      readonly phrases: Readonly<Partial<Record<ProtocolKind, (what: string) => string>>>;
    }
  >
>;
