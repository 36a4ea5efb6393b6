import { useAssets } from 'chess-match/client';
import { useState } from 'react';
import { Field, Select, type PageProps } from '../shared';
import { ROSTER_TEXTS } from './texts/texts';
import { UploadButton } from './UploadButton';

interface PhotoFieldProps extends PageProps {
  /** Its address; null: none. */
  readonly photo: string | null;
  readonly onChange: (photo: string | null) => void;
}

const NONE = 'none';

/** A person's picture: one of those there are, or a new one. */
export const PhotoField = ({ language, photo, onChange }: PhotoFieldProps) => {
  const texts = ROSTER_TEXTS[language];
  const photos = useAssets('photos');
  const [refusal, setRefusal] = useState<string | null>(null);
  const other = photo === null || photos.some(({ url }) => url === photo) ? [] : [{ value: photo, label: photo }];
  return (
    <>
      <Field label={texts.photo} problem={refusal}>
        <Select
          value={photo ?? NONE}
          local
          options={[
            { value: NONE, label: texts.none },
            ...other,
            ...photos.map(({ name, url }) => ({ value: url, label: name })),
          ]}
          onChange={(value) => onChange(value === NONE ? null : value)}
        />
      </Field>
      <div className="photo">
        {photo === null ? null : <img className="face" src={photo} alt="" />}
        <UploadButton
          category="photos"
          label={texts.upload}
          testId="photo"
          onUploaded={(uploaded) => {
            setRefusal('refusal' in uploaded ? uploaded.refusal : null);
            if ('url' in uploaded) onChange(uploaded.url);
          }}
        />
      </div>
    </>
  );
};
