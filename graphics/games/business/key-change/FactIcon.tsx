import type { ReactNode } from 'react';
import { correctionIcon, endIcon, Icon } from '../../../air/visit/icons';
import css from '../../../air/visit/keyChange.module.css';
import type { Fact } from '../facts';

const FORK = 'M 3 13 H 45 M 14 13 V 25 Q 14 35 24 35 H 45';

const iconOf = (fact: Fact): ReactNode => {
  switch (fact.kind) {
    case 'fork':
      return (
        <>
          <path d={FORK} />
          <circle className={css.iconSolid} cx={14} cy={13} r={5} />
        </>
      );
    case 'pass':
      return (
        <>
          <circle className={css.iconSolid} cx={11} cy={24} r={8} />
          <path d="M 26 24 H 44 M 35 13 L 46 24 L 35 35" />
        </>
      );
    case 'selection':
      return <path d="M 3 12 H 13 M 11 4 L 27 20 M 27 4 L 11 20 M 19 24 V 27 Q 19 37 29 37 H 33 M 3 37 H 45" />;
    case 'end':
      return endIcon(fact.how);
    case 'correction':
      return correctionIcon;
    case 'veto':
      return <path d="M 24 44 A 20 20 0 1 1 24 4 A 20 20 0 1 1 24 44 M 10 10 L 38 38" />;
    case 'control-board':
      return <path d="M 5 5 H 43 V 43 H 5 Z M 14 24 L 22 32 L 35 16" />;
    case 'over':
      return (
        <path d="M 13 6 H 35 V 20 A 11 11 0 0 1 13 20 Z M 24 31 V 39 M 14 42 H 34 M 13 11 H 5 Q 5 23 14 23 M 35 11 H 43 Q 43 23 34 23" />
      );
  }
};

/** What kind of thing happened, at a glance. */
export const FactIcon = ({ fact }: { readonly fact: Fact }) => <Icon>{iconOf(fact)}</Icon>;
