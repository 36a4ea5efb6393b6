import { ACCESSES, MOST_DELAY_SECONDS, type ViewersLinksAct, type ViewersRules } from 'chess-match/client';
import { Field, NumberInput, Select } from '../../shared';
import type { HallTexts } from './texts/texts';

export const SIDES = ['white', 'black'] as const;
export type Audience = (typeof SIDES)[number];

interface AudienceRulesProps {
  readonly rules: ViewersRules;
  readonly busy: boolean;
  readonly act: (what: ViewersLinksAct) => Promise<void>;
  readonly words: HallTexts['links'];
}

/** For each team: who gets its viewers' page, and how much later than everybody's. */
export const AudienceRules = ({ rules, busy, act, words }: AudienceRulesProps) => (
  <div className="hall-sides">
    {SIDES.map((side) => {
      const { access, delaySeconds } = rules[side];
      return (
        <div className="hall-issue" key={side} aria-busy={busy}>
          <Field label={words.sides[side]}>
            <Select
              value={access}
              options={ACCESSES.map((value) => ({ value, label: words.accesses[value] }))}
              onChange={(next) => void act({ rule: side, access: next, delaySeconds })}
              testId={`access-${side}`}
            />
          </Field>
          {access !== 'off' && (
            <Field label={words.later}>
              <NumberInput
                value={delaySeconds}
                min={0}
                max={MOST_DELAY_SECONDS}
                onChange={(next) => next !== null && void act({ rule: side, access, delaySeconds: next })}
                data-testid={`later-${side}`}
              />
            </Field>
          )}
        </div>
      );
    })}
  </div>
);
