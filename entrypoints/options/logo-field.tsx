import { useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { FileButton } from '../../components/file-button.tsx';
import { useBlobUrl } from '../../components/use-blob-url.ts';
import { storeLogo } from '../../lib/capture/source-image.ts';
import { getErrorText, t } from '../../lib/i18n/t.ts';

interface LogoFieldProps {
  readonly blobId: string | undefined;
  readonly onChange: (blobId: string | undefined) => void;
}

export function LogoField({ blobId, onChange }: LogoFieldProps) {
  const id = useId();
  const url = useBlobUrl(blobId);
  const [problem, setProblem] = useState<string>();
  const take = (file: File) => {
    setProblem(undefined);
    storeLogo(file).then(onChange, (error: Error) => setProblem(getErrorText(error)));
  };
  return (
    <div className="field">
      <p className="field-name">{t('logo')}</p>
      <div className="brand-logo">
        {url && <img src={url} alt={t('logo')} />}
        <FileButton
          icon="image"
          label={t('labelled', t('logo'), t('give_choose'))}
          accept="image/png,image/jpeg,image/webp"
          aria-describedby={`${id}-hint`}
          aria-invalid={problem ? true : undefined}
          onFile={take}
        >
          {t('give_choose')}
        </FileButton>
        {blobId && (
          <Button look="quiet" icon="trash" onClick={() => onChange(undefined)}>
            {t('logo_remove')}
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className={problem ? 'field-problem' : 'field-hint'} role={problem ? 'alert' : undefined}>
        {problem ?? t('logo_hint')}
      </p>
    </div>
  );
}
