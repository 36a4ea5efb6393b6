import type { Person } from 'chess-match/client';
import { Button, IconButton } from '../../shared';
import { usePage } from '../state/context';
import type { ShowBody, ShowSend } from '../state/useShow';
import { MicIcon } from './MicIcon';

interface PersonRowProps {
  readonly person: Person;
  readonly send: ShowSend;
}

/** A press cues the lower third; a second one drops the cue, or cues it to go when it is on air. */
export const PersonRow = ({ person, send }: PersonRowProps) => {
  const { show, speaking, strings } = usePage();
  const { on, content, cue } = show.graphics['lower-third'];
  const { id, name, title, role } = person;
  const isOn = on && content.person === id;
  const isCued = cue?.on === true && cue.content.person === id;
  const isLeaving = isOn && cue?.on === false;
  const isSpeaking = speaking.includes(id);
  const lowerThird = (): ShowBody => {
    const graphic = 'lower-third';
    if (isCued || isLeaving) return { type: 'dropCue', graphic };
    if (isOn) return { type: 'cueGraphic', graphic, on: false, content: { ...content } };
    return { type: 'cueGraphic', graphic, on: true, content: { person: id, name: '', title: '' } };
  };
  const tag = (): ShowBody => ({ type: 'setSpeaker', person: id, speaking: !isSpeaking });
  return (
    <li className="person" data-testid={`person-${id}`} data-on={isOn} data-cued={isCued || isLeaving}>
      <Button busy={send.pending} data-testid={`lower-third-${id}`} onClick={() => void send.act(lowerThird())}>
        <span className="person-words">
          <span className="visually-hidden">{strings.people.lowerThird}: </span>
          <strong>{name}</strong>
          <small>{title === '' ? strings.people.role[role] : title}</small>
        </span>
      </Button>
      <IconButton
        label={strings.people.mic(name)}
        pressed={isSpeaking}
        busy={send.pending}
        data-testid={`mic-${id}`}
        onClick={() => void send.act(tag())}
      >
        <MicIcon />
      </IconButton>
    </li>
  );
};
