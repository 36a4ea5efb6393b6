import type { Replicants } from 'chess-match/client';
import { Field, NumberInput, Panel, Refusal, Select, useSend } from '../../shared';
import type { HallTexts } from './texts/texts';

type Rules = Replicants['devices']['rules'];

const ENTRIES = ['operator', 'captains', 'both'] as const;
const SEEN_BY = ['team', 'hall'] as const;
const ON_PROGRAM = ['never', 'delayed', 'after'] as const;

/** Who enters turns, who sees a team prepare one, and when the program may show its work tables. */
export const HallRulesPanel = ({ rules, texts }: { readonly rules: Rules; readonly texts: HallTexts }) => {
  const { send, problem, clear } = useSend();
  const change = (next: Partial<Rules>): void =>
    void send({ type: 'setHallRules', expectedVersion: null, ...rules, ...next });
  return (
    <Panel title={texts.captains} testId="hall-rules">
      <div className="hall-issue">
        <Field label={texts.entry}>
          <Select
            value={rules.entry}
            options={ENTRIES.map((value) => ({ value, label: texts.entries[value] }))}
            onChange={(entry) => change({ entry })}
            testId="hall-entry"
          />
        </Field>
        <Field label={texts.draftSeenBy}>
          <Select
            value={rules.draftSeenBy}
            options={SEEN_BY.map((value) => ({ value, label: texts.seenBy[value] }))}
            onChange={(draftSeenBy) => change({ draftSeenBy })}
            testId="hall-seen-by"
          />
        </Field>
        <Field label={`${texts.tables}: ${texts.onProgram}`}>
          <Select
            value={rules.analysisOnProgram}
            options={ON_PROGRAM.map((value) => ({ value, label: texts.onPrograms[value] }))}
            onChange={(analysisOnProgram) => change({ analysisOnProgram })}
            testId="hall-on-program"
          />
        </Field>
        {rules.analysisOnProgram === 'delayed' && (
          <Field label={texts.delayMin}>
            <NumberInput
              value={rules.analysisDelayMin}
              min={1}
              max={60}
              onChange={(analysisDelayMin) => analysisDelayMin !== null && change({ analysisDelayMin })}
              data-testid="hall-delay"
            />
          </Field>
        )}
        <Refusal problem={problem} onDismiss={clear} testId="problem-rules" />
      </div>
    </Panel>
  );
};
