import { CHAPTER_FORMS, LANGUAGES, useReplicant, type ChapterForm, type Language } from 'chess-match/client';
import { useState } from 'react';
import { Button, EmptyState, Field, Panel, Select, useLanguage, useToast } from '../shared';
import { copyText } from '../shared/copyText';
import { download } from '../shared/files/download';
import { filmText } from './filmText';
import { AFTER_TEXTS } from './texts/texts';
import { useChapters } from './useChapters';

/** Of a select, which has no empty value: the server chooses; no film is meant, as the server calls it. */
const BY_ITSELF = 'by-itself';
const NO_FILM = 'none';

const ENDING: Readonly<Record<ChapterForm, 'txt' | 'csv' | 'edl'>> = {
  text: 'txt',
  csv: 'csv',
  edl: 'edl',
  clips: 'csv',
};

/** What chapters of the open match are made of, so that they are asked for anew where any of it changed. */
const useSeen = (): string => {
  const match = useReplicant('match');
  const films = useReplicant('films');
  return JSON.stringify([match?.matchId, match?.version, films]);
};

interface ChoicesProps {
  /** Id of a film, BY_ITSELF or NO_FILM. */
  readonly chosen: string;
  readonly as: ChapterForm;
  readonly written: Language;
  readonly onFilm: (film: string) => void;
  readonly onForm: (as: ChapterForm) => void;
  readonly onLanguage: (language: Language) => void;
}

/** Of which film, in which form and language. */
const Choices = ({ chosen, as, written, onFilm, onForm, onLanguage }: ChoicesProps) => {
  const language = useLanguage();
  const texts = AFTER_TEXTS[language];
  const films = useReplicant('films')?.films ?? [];
  return (
    <div className="after-choices">
      <Field label={texts.film}>
        <Select
          value={chosen}
          testId="chapters-film"
          onChange={onFilm}
          options={[
            { value: BY_ITSELF, label: texts.filmByItself },
            ...films.toReversed().map((one) => ({ value: one.id, label: filmText(one, texts, language) })),
            { value: NO_FILM, label: texts.filmNone },
          ]}
        />
      </Field>
      <Field label={texts.form}>
        <Select
          value={as}
          testId="chapters-form"
          onChange={onForm}
          options={CHAPTER_FORMS.map((value) => ({ value, label: texts.forms[value] }))}
        />
      </Field>
      <Field label={texts.language}>
        <Select
          value={written}
          testId="chapters-language"
          onChange={onLanguage}
          options={LANGUAGES.map((value) => ({ value, label: texts.languages[value] }))}
        />
      </Field>
    </div>
  );
};

/** Chapters as they are handed on: looked at, copied, or saved as a file. */
export const ChaptersPanel = () => {
  const language = useLanguage();
  const texts = AFTER_TEXTS[language];
  const say = useToast();
  const films = useReplicant('films')?.films ?? [];
  const event = useReplicant('match')?.event ?? '';
  const [as, setAs] = useState<ChapterForm>('text');
  const [written, setWritten] = useState<Language>(language);
  const [film, setFilm] = useState(BY_ITSELF);
  const isThere = film === BY_ITSELF || film === NO_FILM || films.some(({ id }) => id === film);
  const chosen = isThere ? film : BY_ITSELF;
  const chapters = useChapters(as, written, chosen === BY_ITSELF ? null : chosen, useSeen());
  const text = chapters?.text ?? null;
  const copy = async (): Promise<void> => {
    if (text !== null) say((await copyText(text)) ? texts.copied : texts.notCopied);
  };
  const save = (): void => {
    if (text === null) return;
    const name = [event, as === 'clips' ? texts.clip : texts.chapters, written].filter((part) => part !== '').join(' ');
    download(`${name}.${ENDING[as]}`, ENDING[as] === 'csv' ? 'text/csv' : 'text/plain', text);
  };
  const actions = (
    <>
      <Button local disabled={text === null} data-testid="copy-chapters" onClick={() => void copy()}>
        {texts.copy}
      </Button>
      <Button local kind="primary" disabled={text === null} data-testid="save-chapters" onClick={save}>
        {texts.download}
      </Button>
    </>
  );
  return (
    <Panel title={texts.chapters} className="after-chapters" testId="chapters" actions={actions}>
      <Choices chosen={chosen} as={as} written={written} onFilm={setFilm} onForm={setAs} onLanguage={setWritten} />
      {chapters?.isStale === true && (
        <p className="after-wrong" role="alert">
          {texts.unreachable}
        </p>
      )}
      {chapters === null ? (
        <EmptyState title={texts.loading} />
      ) : text === null ? (
        <EmptyState title={texts.noMatch}>
          <p>{texts.noMatchHint}</p>
        </EmptyState>
      ) : (
        <pre className="after-preview" tabIndex={0} aria-label={texts.preview} data-testid="chapters-preview">
          {text}
        </pre>
      )}
    </Panel>
  );
};
