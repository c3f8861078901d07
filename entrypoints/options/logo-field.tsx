import { useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { FileButton } from '../../components/file-button.tsx';
import { useBlobUrl } from '../../components/use-blob-url.ts';
import { storeLogo } from '../../lib/settings/logo.ts';
import { errorText, words } from '../../lib/settings/words.ts';

interface LogoFieldProps {
  readonly blobId: string | undefined;
  readonly onChange: (blobId: string | undefined) => void;
}

/** A brand's logo: an image file of the person's. */
export function LogoField({ blobId, onChange }: LogoFieldProps) {
  const id = useId();
  const url = useBlobUrl(blobId);
  const [problem, setProblem] = useState<string>();
  const take = (file: File) => {
    setProblem(undefined);
    storeLogo(file).then(onChange, (error: Error) => setProblem(errorText(error)));
  };
  return (
    <div className="field">
      <p className="field-name">{words('logo')}</p>
      <div className="brand-logo">
        {url && <img src={url} alt={words('logo')} />}
        <FileButton
          label={words('labelled', words('logo'), words('give_choose'))}
          accept="image/png,image/jpeg,image/webp"
          aria-describedby={`${id}-hint`}
          aria-invalid={problem ? true : undefined}
          onFile={take}
        >
          {words('give_choose')}
        </FileButton>
        {blobId && (
          <Button look="quiet" icon="trash" onClick={() => onChange(undefined)}>
            {words('logo_remove')}
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className={problem ? 'field-problem' : 'field-hint'} role={problem ? 'alert' : undefined}>
        {problem ?? words('logo_hint')}
      </p>
    </div>
  );
}
