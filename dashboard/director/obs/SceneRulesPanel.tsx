import { sceneRulesOf, useReplicant, type SceneRule, type SceneRules } from 'chess-match/client';
import { useState } from 'react';
import { Button, Checkbox, Field, NumberInput, Panel, Refusal, Select, useLanguage, useSend } from '../../shared';
import { ScenePicker } from './ScenePicker';
import { useObsStrings, type Instance } from './texts';

const TRANSITIONS = ['cut', 'stinger'] as const satisfies readonly SceneRules['transition'][];
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

/** Rules that have one scene each. */
type OneSceneRule = Exclude<SceneRule['id'], 'sideToMove'>;

interface FormProps {
  readonly label: string;
  readonly rules: SceneRules;
  readonly scenes: readonly string[];
  readonly onChange: (change: Partial<SceneRules>) => void;
}

const SideRule = ({ label, rules, scenes, onChange }: FormProps) => {
  const strings = useObsStrings();
  const { sideToMove } = rules;
  const set = (change: Partial<SceneRules['sideToMove']>) => onChange({ sideToMove: { ...sideToMove, ...change } });
  const pick = (side: 'white' | 'black') => (scene: string) => set({ scenes: { ...sideToMove.scenes, [side]: scene } });
  return (
    <fieldset className="obs-rule">
      <Checkbox label={label} checked={sideToMove.on} onChange={(on) => set({ on })} />
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

const OneScene = ({ name, label, rules, scenes, onChange }: FormProps & { readonly name: OneSceneRule }) => {
  const strings = useObsStrings();
  const rule = rules[name];
  const set = (change: object) => onChange({ [name]: { ...rule, ...change } });
  return (
    <fieldset className="obs-rule">
      <Checkbox label={label} checked={rule.on} testId={`obs-rule-${name}`} onChange={(on) => set({ on })} />
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

const AtKeyChanges = ({ rules, onChange }: Pick<FormProps, 'rules' | 'onChange'>) => {
  const strings = useObsStrings();
  return (
    <>
      <Checkbox
        label={strings.chaptersAtKeys}
        checked={rules.chapters}
        onChange={(chapters) => onChange({ chapters })}
      />
      <Checkbox label={strings.replayAtKeys} checked={rules.replay} onChange={(replay) => onChange({ replay })} />
    </>
  );
};

interface GeneralProps extends Pick<FormProps, 'rules' | 'onChange'> {
  readonly hasKeyChanges: boolean;
}

const General = ({ rules, hasKeyChanges, onChange }: GeneralProps) => {
  const strings = useObsStrings();
  return (
    <fieldset className="obs-rule">
      <div className="obs-row">
        <Seconds label={strings.minimum} valueMs={rules.minimumMs} onChange={(minimumMs) => onChange({ minimumMs })} />
        <Seconds
          label={strings.override}
          valueMs={rules.overrideMs}
          maxSeconds={HOUR}
          onChange={(overrideMs) => onChange({ overrideMs })}
        />
        <Field label={strings.transition}>
          <Select
            value={rules.transition}
            options={TRANSITIONS.map((transition) => ({ value: transition, label: strings.transitions[transition] }))}
            onChange={(transition) => onChange({ transition })}
          />
        </Field>
      </div>
      {hasKeyChanges ? <AtKeyChanges rules={rules} onChange={onChange} /> : null}
    </fieldset>
  );
};

/** The scene rules of one OBS that the open game has, as a form: nothing is in force before it is saved. */
export const SceneRulesPanel = ({ instance }: { readonly instance: Instance }) => {
  const strings = useObsStrings();
  const language = useLanguage();
  const known = sceneRulesOf(useReplicant('match')?.game ?? null);
  const { send, pending, problem, clear } = useSend();
  const [draft, setDraft] = useState<SceneRules | null>(null);
  const rules = draft ?? instance.rules;
  const form = {
    rules,
    scenes: instance.scenes,
    onChange: (change: Partial<SceneRules>) => setDraft({ ...rules, ...change }),
  };
  const save = async (): Promise<void> => {
    const answer = await send({ type: 'setSceneRules', expectedVersion: null, instance: instance.id, rules });
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
      {known.map(({ id, name }) =>
        id === 'sideToMove' ? (
          <SideRule key={id} label={name[language]} {...form} />
        ) : (
          <OneScene key={id} name={id} label={name[language]} {...form} />
        ),
      )}
      <General hasKeyChanges={known.some(({ id }) => id === 'keyChange')} {...form} />
      <Refusal problem={problem} onDismiss={clear} />
    </Panel>
  );
};
