import type { Side } from 'chess-match/client';
import { SIDES } from 'chess-match/client/view';
import { useState } from 'react';
import { Button, Panel } from '../../../shared';
import { useArbiterTexts, type ArbiterSnapshot } from '../../../shared/arbiter/data';
import { EndingDialog, ENDINGS, type Ending } from './EndingDialog';
import { useBusinessArbiterTexts } from './texts';

/** Veto (B22), control board (B23), flag (B16): each shows first what it changes. */
export const Endings = ({ snapshot }: { readonly snapshot: ArbiterSnapshot }) => {
  const texts = useArbiterTexts();
  const own = useBusinessArbiterTexts();
  const words = own.endings;
  const [asked, setAsked] = useState<{ readonly kind: Ending; readonly side: Side } | null>(null);
  const isPlaying = snapshot.match.status === 'playing';
  return (
    <Panel title={words.title}>
      {ENDINGS.map((kind) => (
        <div key={kind} className="ending" role="group" aria-label={words[kind]}>
          <b>{words[kind]}</b>
          {SIDES.map((side) => (
            <Button
              key={side}
              disabled={!isPlaying}
              aria-label={`${words[kind]}: ${texts.side[side]}`}
              data-testid={`${kind}-${side}`}
              onClick={() => setAsked({ kind, side })}
            >
              {texts.side[side]}
            </Button>
          ))}
        </div>
      ))}
      {asked === null ? null : <EndingDialog snapshot={snapshot} {...asked} onClose={() => setAsked(null)} />}
    </Panel>
  );
};
