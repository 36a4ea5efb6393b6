import type { SceneRules } from 'chess-match/client';
import { useState } from 'react';
import { Button, Checkbox, Field, NumberInput, Panel, Refusal, Select, useSend } from '../../shared';
import { ScenePicker } from './ScenePicker';
import { useObsStrings, type Machine, type RuleName } from './texts';

const RULES = ['keyChange', 'lastBranch', 'clockStopped', 'matchOver'] as const satisfies readonly RuleName[];
const DRESSES = ['cut', 'stinger'] as const satisfies readonly SceneRules['dress'][];
const SECOND_MS = 1000;
const TEN_MINUTES = 600;
const HOUR = 3600;

interface SecondsProps {
  readonly label: string;
  readonly valueMs: number;
  readonly maxSeconds?: number;
  readonly minSeconds?: number;
  readonly onChange: (ms: number) => void;
}

const Seconds = ({ label, valueMs, maxSeconds = TEN_MINUTES, minSeconds = 0, onChange }: SecondsProps) => (
  <Field label={label} className="obs-seconds">
    <NumberInput
      value={valueMs / SECOND_MS}
      min={minSeconds}
      max={maxSeconds}
      step={0.5}
      onChange={(seconds) => (seconds === null ? undefined : onChange(Math.round(seconds * SECOND_MS)))}
    />
  </Field>
);

interface FormProps {
  readonly rules: SceneRules;
  readonly scenes: readonly string[];
  readonly onChange: (change: Partial<SceneRules>) => void;
}

const SideRule = ({ rules, scenes, onChange }: FormProps) => {
  const strings = useObsStrings();
  const { sideToMove } = rules;
  const set = (change: Partial<SceneRules['sideToMove']>) => onChange({ sideToMove: { ...sideToMove, ...change } });
  const pick = (side: 'white' | 'black') => (scene: string) => set({ scenes: { ...sideToMove.scenes, [side]: scene } });
  return (
    <fieldset className="obs-rule">
      <Checkbox label={strings.rule.sideToMove} checked={sideToMove.on} onChange={(on) => set({ on })} />
      <div className="obs-row">
        <ScenePicker
          label={strings.whiteScene}
          value={sideToMove.scenes.white}
          scenes={scenes}
          onChange={pick('white')}
        />
        <ScenePicker
          label={strings.blackScene}
          value={sideToMove.scenes.black}
          scenes={scenes}
          onChange={pick('black')}
        />
        <Seconds label={strings.after} valueMs={sideToMove.afterMs} onChange={(afterMs) => set({ afterMs })} />
      </div>
    </fieldset>
  );
};

const SceneRule = ({ name, rules, scenes, onChange }: FormProps & { readonly name: RuleName }) => {
  const strings = useObsStrings();
  const rule = rules[name];
  const set = (change: object) => onChange({ [name]: { ...rule, ...change } });
  return (
    <fieldset className="obs-rule">
      <Checkbox
        label={strings.rule[name]}
        checked={rule.on}
        testId={`obs-rule-${name}`}
        onChange={(on) => set({ on })}
      />
      <div className="obs-row">
        <ScenePicker label={strings.scene} value={rule.scene} scenes={scenes} onChange={(scene) => set({ scene })} />
        <Seconds label={strings.after} valueMs={rule.afterMs} onChange={(afterMs) => set({ afterMs })} />
        {'forMs' in rule ? (
          <Seconds label={strings.during} valueMs={rule.forMs} minSeconds={1} onChange={(forMs) => set({ forMs })} />
        ) : null}
      </div>
    </fieldset>
  );
};

const General = ({ rules, onChange }: FormProps) => {
  const strings = useObsStrings();
  return (
    <fieldset className="obs-rule">
      <div className="obs-row">
        <Seconds label={strings.minimum} valueMs={rules.minimumMs} onChange={(minimumMs) => onChange({ minimumMs })} />
        <Seconds
          label={strings.hand}
          valueMs={rules.handMs}
          maxSeconds={HOUR}
          onChange={(handMs) => onChange({ handMs })}
        />
        <Field label={strings.dress}>
          <Select
            value={rules.dress}
            options={DRESSES.map((dress) => ({ value: dress, label: strings.dresses[dress] }))}
            onChange={(dress) => onChange({ dress })}
          />
        </Field>
      </div>
      <Checkbox
        label={strings.chaptersAtKeys}
        checked={rules.chapters}
        onChange={(chapters) => onChange({ chapters })}
      />
      <Checkbox label={strings.replayAtKeys} checked={rules.replay} onChange={(replay) => onChange({ replay })} />
    </fieldset>
  );
};

/** The scene rules of one OBS as a form: nothing is in force before it is saved. */
export const RulesPanel = ({ machine }: { readonly machine: Machine }) => {
  const strings = useObsStrings();
  const { send, pending, problem, clear } = useSend();
  const [draft, setDraft] = useState<SceneRules | null>(null);
  const rules = draft ?? machine.rules;
  const form = {
    rules,
    scenes: machine.scenes,
    onChange: (change: Partial<SceneRules>) => setDraft({ ...rules, ...change }),
  };
  const save = async (): Promise<void> => {
    const answer = await send({ type: 'setSceneRules', expectedVersion: null, machine: machine.id, rules });
    if (answer.ok) setDraft(null);
  };
  const actions =
    draft === null ? null : (
      <>
        <Button kind="quiet" local onClick={() => setDraft(null)}>
          {strings.revert}
        </Button>
        <Button kind="primary" busy={pending} data-testid="obs-save-rules" onClick={() => void save()}>
          {strings.save}
        </Button>
      </>
    );
  return (
    <Panel title={strings.rules} actions={actions} testId="obs-rules">
      <SideRule {...form} />
      {RULES.map((name) => (
        <SceneRule key={name} name={name} {...form} />
      ))}
      <General {...form} />
      <Refusal problem={problem} onDismiss={clear} />
    </Panel>
  );
};
