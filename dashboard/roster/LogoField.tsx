import { useAssets } from 'chess-match/client';
import { useState } from 'react';
import { Field, Select, type PageProps } from '../shared';
import { ROSTER_TEXTS } from './texts/texts';
import { UploadButton } from './UploadButton';

const NONE = 'none';

interface LogoFieldProps extends PageProps {
  readonly logo: string | null;
  readonly onChange: (logo: string | null) => void;
}

/** A team's logo: one that was uploaded before, a new one, or none. */
export const LogoField = ({ language, logo, onChange }: LogoFieldProps) => {
  const texts = ROSTER_TEXTS[language];
  const logos = useAssets('logos');
  const [refusal, setRefusal] = useState<string | null>(null);
  const known = logo === null || logos.some(({ url }) => url === logo) ? [] : [{ value: logo, label: logo }];
  return (
    <>
      <Field label={texts.logo} problem={refusal}>
        <Select
          value={logo ?? NONE}
          onChange={(value) => onChange(value === NONE ? null : value)}
          options={[
            { value: NONE, label: texts.none },
            ...known,
            ...logos.map(({ name: label, url }) => ({ value: url, label })),
          ]}
        />
      </Field>
      <UploadButton
        category="logos"
        label={texts.uploadLogo}
        testId="logo"
        onUploaded={(uploaded) => {
          setRefusal('refusal' in uploaded ? uploaded.refusal : null);
          if ('url' in uploaded) onChange(uploaded.url);
        }}
      />
    </>
  );
};
