import type { ChannelView } from 'chess-match/client';
import { useState } from 'react';
import { Button, IconButton, Refusal, useSend } from '../../shared';
import { SettingsDialog } from './calibration/SettingsDialog';
import { Meter } from './meter/Meter';
import { useOfReading } from './meter/readings';
import { ThresholdHandle } from './meter/ThresholdHandle';
import { stripState } from './model/state';
import type { SoundTexts } from './texts/texts';

interface SpeaksButtonProps {
  readonly name: string;
  readonly people: ChannelView['people'];
  readonly isSpeaking: boolean;
  readonly texts: SoundTexts;
  readonly send: ReturnType<typeof useSend>['send'];
}

/** Says by hand whether somebody speaks, where the level says it wrongly. */
const SpeaksButton = ({ name, people, isSpeaking, texts, send }: SpeaksButtonProps) => (
  <Button
    className="sound-lamp"
    pressed={isSpeaking}
    aria-label={texts.speaksOf(name)}
    onClick={() => {
      for (const one of people)
        void send({ type: 'setSpeaker', expectedVersion: null, person: one, speaking: !isSpeaking });
    }}
    data-testid="speaks"
  >
    {texts.speaks}
  </Button>
);

interface StripProps {
  readonly channel: ChannelView;
  /** Names of everyone who speaks into it. */
  readonly name: string;
  /** Ids of everyone who counts as speaking now. */
  readonly speaking: readonly string[];
  readonly texts: SoundTexts;
}

/** One microphone: its person, its level with the threshold on it, whether it speaks, mute and settings. */
export const Strip = ({ channel, name, speaking, texts }: StripProps) => {
  const { input, people, muted, settings } = channel;
  const [isOpen, setOpen] = useState(false);
  const { send, pending, problem, clear } = useSend();
  const isSpeaking = people.some((id) => speaking.includes(id));
  const state = useOfReading(input, (reading, nowMs) => stripState(channel, reading, isSpeaking, nowMs));
  const isMuted = muted === true;
  const [person] = people;
  return (
    <article className="sound-strip" data-testid={`strip-${input}`} data-state={state} aria-label={name}>
      <header>
        <strong>{name}</strong>
        <small>{input}</small>
        <span className="sound-state">{texts.states[state]}</span>
      </header>
      <Meter input={input} label={texts.meterOf(name)}>
        <ThresholdHandle
          label={texts.thresholdOf(name)}
          valueText={texts.dB}
          thresholdDb={settings.thresholdDb}
          onCommit={(thresholdDb) =>
            send({ type: 'setChannel', expectedVersion: null, input, settings: { ...settings, thresholdDb } })
          }
        />
      </Meter>
      <div className="sound-buttons">
        <SpeaksButton {...{ name, people, isSpeaking, texts, send }} />
        <Button
          className="sound-mute"
          kind={isMuted ? 'danger' : 'plain'}
          busy={pending}
          disabled={muted === null || person === undefined}
          aria-label={isMuted ? texts.openOf(name) : texts.muteOf(name)}
          title={muted === null ? texts.cannotMute[channel.state === 'no-obs' ? 'no-obs' : 'no-input'] : undefined}
          onClick={() => {
            if (person !== undefined) void send({ type: 'mutePerson', expectedVersion: null, person, muted: !isMuted });
          }}
          data-testid="mute"
        >
          {isMuted ? texts.open : texts.mute}
        </Button>
        <IconButton local label={texts.settingsOf(name)} onClick={() => setOpen(true)} data-testid="settings">
          ⚙
        </IconButton>
      </div>
      <Refusal problem={problem} onDismiss={clear} />
      {isOpen && <SettingsDialog channel={channel} name={name} texts={texts} onClose={() => setOpen(false)} />}
    </article>
  );
};
