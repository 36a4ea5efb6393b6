import { Dialog } from '../../shared/Dialog';
import { useStrings } from '../state/context';

/** Keys, mouse and the language of turn lines. */
export const HelpDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { help, close } = useStrings();
  return (
    <Dialog title={help.title} closeLabel={close} isWide onClose={onClose}>
      <div className="help">
        <dl>
          {help.keys.map(([keys, what]) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <section>
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
        </section>
      </div>
    </Dialog>
  );
};
