import { JournalCard } from './cards/JournalCard';
import { ObsCard } from './cards/ObsCard';
import { ServerCard } from './cards/ServerCard';
import { PagesCard } from './cards/PagesCard';
import { ViewersCard } from './cards/ViewersCard';
import type { HealthTexts } from './texts/texts';

/** Server, journal, OBS, viewers at home and every open page, as they are now. */
export const Overview = ({ texts }: { readonly texts: HealthTexts }) => (
  <div className="health">
    <ServerCard texts={texts} />
    <JournalCard texts={texts} />
    <ObsCard texts={texts} />
    <ViewersCard texts={texts} />
    <PagesCard texts={texts} />
  </div>
);
