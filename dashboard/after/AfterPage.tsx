import { ChaptersPanel } from './ChaptersPanel';
import { FilmsPanel } from './FilmsPanel';
import { MarksPanel } from './MarksPanel';

/** What is made of an evening when it is over: chapters of what OBS recorded, clips, marked moments. */
export const AfterPage = () => (
  <main className="page after-page">
    <FilmsPanel />
    <MarksPanel />
    <ChaptersPanel />
  </main>
);
