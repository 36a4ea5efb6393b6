import { GRAPHIC_NAMES, type GraphicId } from 'chess-match/client';
import { useRef, type ReactNode } from 'react';
import { useElementSize } from '../../shared/useElementSize';
import type { Picture } from '../model/monitors';
import { overlapsOf } from '../model/overlaps';
import { usePage } from '../state/context';
import { Screen } from './Screen';

interface MonitorProps {
  readonly kind: 'program' | 'preview';
  readonly picture: Picture;
  /** False: there is nothing to show, `empty` says so. The picture is made ready behind it. */
  readonly isLit: boolean;
  /** Graphics that may come next: they are loaded, and draw nothing before they are on. */
  readonly next: readonly GraphicId[];
  readonly empty: ReactNode;
  /** What lies below the picture. */
  readonly children?: ReactNode;
}

/** Graphics that cover each other, beside what causes it. */
const Sharing = ({ on }: { readonly on: readonly GraphicId[] }) => {
  const { show, strings, language } = usePage();
  const shared = overlapsOf(show, on);
  if (shared.length === 0) return null;
  const names = shared.map((id) => GRAPHIC_NAMES[language][id].name).join(', ');
  return (
    <p className="sharing" role="status" data-graphics={shared.join(' ')} title={strings.sharing(names)}>
      ⚠ {strings.sharing(names)}
    </p>
  );
};

/** A picture made of the real graphics, as OBS would lay them on one another. */
export const Monitor = ({ kind, picture, isLit, next, empty, children }: MonitorProps) => {
  const { strings } = usePage();
  const glass = useRef<HTMLDivElement>(null);
  const width = useElementSize(glass)?.width ?? 0;
  return (
    <section className={`monitor monitor-${kind}`} aria-label={strings[kind]} data-testid={`monitor-${kind}`}>
      <header className="monitor-head">
        <h2>{strings[kind]}</h2>
        {isLit && <Sharing on={picture.on} />}
      </header>
      <div className="monitor-glass" ref={glass} data-lit={isLit}>
        {width > 0 && <Screen kind={kind} picture={picture} next={next} width={width} isDark={!isLit} />}
        {!isLit && <div className="monitor-empty">{empty}</div>}
      </div>
      {children}
    </section>
  );
};
