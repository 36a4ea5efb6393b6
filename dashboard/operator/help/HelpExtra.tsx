import { useReplicant } from 'chess-match/client';
import type { PageProps } from '../../shared';
import { STRINGS } from '../state/language';
import { SWEDISH_TEXTS } from '../../games/swedish/operator/texts';

/** Fixed keys, the mouse and how moves are typed. */
export const HelpExtra = ({ language }: PageProps) => {
  const isSwedish = useReplicant('entry')?.game === 'swedish';
  const { help } = isSwedish ? SWEDISH_TEXTS[language] : STRINGS[language];
  return (
    <div className="help">
      <h3>{help.fixedTitle}</h3>
      <dl>
        {help.fixed.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <h3>{help.mouseTitle}</h3>
      <ul>
        {help.mouse.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3>{help.lineTitle}</h3>
      <dl>
        {help.line.map(([item, what]) => (
          <div key={item}>
            <dt>
              <code>{item}</code>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
