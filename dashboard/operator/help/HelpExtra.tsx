import { useReplicant } from 'chess-match/client';
import type { PageProps } from '../../shared';
import { screenOf } from '../screenOf';

/** Fixed keys, the mouse and how moves are typed. */
export const HelpExtra = ({ language }: PageProps) => {
  const screen = screenOf(useReplicant('match')?.game ?? null);
  const help = screen.help[language];
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
