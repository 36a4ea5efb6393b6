import type { AirLanguage, PeopleView, Person, Side } from 'chess-match/client';
import { cameraFrames, type CameraFrame } from 'chess-match/client/show';
import { Microphone } from '../../../air/mics/Microphone';
import { Badge } from '../../../air/Badge';
import { FitText } from '../../../air/FitText';
import { audienceWords } from './words';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import css from './audience.module.css';

interface CamerasProps {
  readonly side: Side;
  readonly people: PeopleView;
  readonly speakers: readonly Person[];
  readonly language: AirLanguage;
}

const NAME = { oneLine: [28, 26, 24], twoLines: [24] } as const;
/** What a label takes beside the name: gaps, and the badge of a table. */
const GAPS = 32;
const BADGE = 32;

interface FrameProps {
  readonly frame: CameraFrame;
  readonly name: string;
  readonly isSpeaking: boolean;
}

/** The edge of one camera's hole and its label; lit while somebody at that table speaks. */
const Frame = ({ frame, name, isSpeaking }: FrameProps) => {
  const { id, table, x, y, width, height } = frame;
  const room = width - GAPS - (table === null ? 0 : BADGE);
  return (
    <div
      className={classes(css.camera, isSpeaking && css.isSpeaking)}
      style={{ left: x, top: y, width, height }}
      data-camera={id}
    >
      <span className={classes(css.cameraLabel, look.plate)}>
        {table !== null && <Badge board={table} size={BADGE} />}
        <FitText text={name} weight={600} width={room} {...NAME} />
      </span>
      {isSpeaking && (
        <span className={css.cameraMicrophone}>
          <Microphone isOpen size={36} />
        </span>
      )}
    </div>
  );
};

/** The frames of a team's cameras: five tables, each with the name of who sits there, and the wide shot. */
export const Cameras = ({ side, people, speakers, language }: CamerasProps) => {
  const words = audienceWords(language);
  return cameraFrames(side).map((frame) => {
    const { id, table } = frame;
    const seated = people[side].people.filter((person) => table !== null && person.seat === table);
    const name = table === null ? words.wide : (seated[0]?.name ?? `${words.table} ${table}`);
    const isSpeaking = speakers.some((person) => seated.includes(person));
    return <Frame key={id} frame={frame} name={name} isSpeaking={isSpeaking} />;
  });
};
