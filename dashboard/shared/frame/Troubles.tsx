import { leadsToRescue, troubleText, useReplicant } from 'chess-match/client';
import { useLive } from '../ui';
import { StateIcon } from './icons';
import { useLanguage } from './language';
import { FRAME_TEXTS } from './texts/texts';

const RESCUE_PAGE = '/bundles/chess-broadcast/dashboard/dist/rescue/index.html?standalone=true';

interface TroublesProps {
  /** On the Rescue page, which tells by itself what leads to it. */
  readonly isRescue: boolean;
}

/** What is wrong with the server, in words, on every page below its top row. */
export const Troubles = ({ isRescue }: TroublesProps) => {
  const language = useLanguage();
  const isLive = useLive();
  const all = useReplicant('health')?.troubles ?? [];
  const troubles = all.filter(({ code }) => !(isRescue && leadsToRescue(code)));
  return (
    <div aria-live="assertive">
      {isLive && troubles.length > 0 ? (
        <ul className="frame-troubles" data-testid="troubles">
          {troubles.map((trouble) => (
            <li
              key={JSON.stringify([trouble.code, trouble.params])}
              data-level={trouble.level}
              data-testid={`trouble-${trouble.code}`}
            >
              <StateIcon state={trouble.level === 'alarm' ? 'bad' : 'warn'} />
              <span>{troubleText(trouble, language)}</span>
              {leadsToRescue(trouble.code) ? (
                <a href={RESCUE_PAGE} target="_blank" rel="noreferrer" data-testid="to-rescue">
                  {FRAME_TEXTS[language].toRescue}
                </a>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
};
