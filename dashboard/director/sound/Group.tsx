import { keyOf } from 'chess-match/client/keys';
import type { ChannelView, Side } from 'chess-match/client';
import { Button, Panel, Refusal, useKeys, useSend } from '../../shared';
import { Strip } from './Strip';
import type { SoundTexts } from './texts/texts';

const KEYS = {
  white: keyOf('muteTeam', 'director', 'sound-mute-white'),
  black: keyOf('muteTeam', 'director', 'sound-mute-black'),
} as const;

interface GroupProps {
  readonly title: string;
  /** null: people of no team. */
  readonly side: Side | null;
  readonly channels: readonly ChannelView[];
  readonly nameOf: (id: string) => string;
  readonly speaking: readonly string[];
  readonly texts: SoundTexts;
}

const TeamButtons = ({
  side,
  isAllMuted,
  isKnown,
  isObsThere,
  texts,
}: {
  side: Side;
  isAllMuted: boolean;
  isKnown: boolean;
  isObsThere: boolean;
  texts: SoundTexts;
}) => {
  const { send, pending, problem, clear } = useSend();
  const key = KEYS[side];
  const toggle = (): void => {
    if (isKnown) void send({ type: 'muteTeam', expectedVersion: null, side, muted: !isAllMuted });
  };
  useKeys([{ ...key, run: toggle }]);
  return (
    <>
      <Refusal problem={problem} onDismiss={clear} />
      <Button
        kind={isAllMuted ? 'danger' : 'plain'}
        busy={pending}
        disabled={!isKnown}
        title={isKnown ? undefined : texts.cannotMute[isObsThere ? 'no-input' : 'no-obs']}
        keyId={key.id}
        onClick={toggle}
        data-testid={`mute-${side}`}
      >
        {isAllMuted ? texts.openTeam : texts.muteTeam}
      </Button>
    </>
  );
};

/** The microphones of one team, or of those who are of none. */
export const Group = ({ title, side, channels, nameOf, speaking, texts }: GroupProps) => {
  const known = channels.filter(({ muted }) => muted !== null);
  return (
    <Panel
      title={title}
      className={`sound-group sound-${side ?? 'others'}`}
      testId={`group-${side ?? 'others'}`}
      actions={
        side === null ? undefined : (
          <TeamButtons
            side={side}
            texts={texts}
            isKnown={known.length > 0}
            isObsThere={channels.some(({ state }) => state !== 'no-obs')}
            isAllMuted={known.length > 0 && known.every(({ muted }) => muted === true)}
          />
        )
      }
    >
      <div className="sound-strips">
        {channels.map((channel) => (
          <Strip
            key={channel.input}
            channel={channel}
            name={channel.people.map(nameOf).join(', ')}
            speaking={speaking}
            texts={texts}
          />
        ))}
      </div>
    </Panel>
  );
};
