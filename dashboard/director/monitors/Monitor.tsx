import type { GraphicId } from 'chess-match/client';
import { useRef, type ReactNode } from 'react';
import { GRAPHIC_NAMES } from '../../shared/graphicNames';
import { useElementSize } from '../../shared/useElementSize';
import type { Picture } from '../model/monitors';
import { overlapsOf } from '../model/overlaps';
import { usePage } from '../state/context';
import { Screen } from './Screen';

interface MonitorProps {
  readonly kind: 'program' | 'preview';
  /** null: nothing to show. */
  readonly picture: Picture | null;
  readonly empty: ReactNode;
  /** What lies below the picture. */
  readonly children?: ReactNode;
}

/** Graphics that cover each other, beside what causes it. */
const Sharing = ({ on }: { readonly on: readonly GraphicId[] }) => {
  const { strings, language } = usePage();
  const shared = overlapsOf(on);
  if (shared.length === 0) return null;
  const names = shared.map((id) => GRAPHIC_NAMES[language][id].name).join(', ');
  return (
    <p className="sharing" role="status" data-graphics={shared.join(' ')} title={strings.sharing(names)}>
      ⚠ {strings.sharing(names)}
    </p>
  );
};

/** A picture made of the graphics' own pages, as OBS would lay them on one another. */
export const Monitor = ({ kind, picture, empty, children }: MonitorProps) => {
  const { strings } = usePage();
  const glass = useRef<HTMLDivElement>(null);
  const width = useElementSize(glass)?.width ?? 0;
  const screens = picture?.screens ?? [];
  return (
    <section className={`monitor monitor-${kind}`} aria-label={strings[kind]} data-testid={`monitor-${kind}`}>
      <header className="monitor-head">
        <h2>{strings[kind]}</h2>
        {picture !== null && <Sharing on={picture.on} />}
        {picture !== null && picture.more > 0 && <span className="more">{strings.moreScreens(picture.more)}</span>}
      </header>
      <div className="monitor-glass" ref={glass} data-lit={screens.length > 0}>
        {width > 0 && screens.map((graphic) => <Screen key={graphic} graphic={graphic} kind={kind} width={width} />)}
        {screens.length === 0 && <div className="monitor-empty">{empty}</div>}
      </div>
      {children}
    </section>
  );
};
