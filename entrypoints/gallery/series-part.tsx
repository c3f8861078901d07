import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useToast } from '../../components/toasts.tsx';
import { useBlobUrl } from '../../components/use-blob-url.ts';
import { formatCount } from '../../lib/i18n/language.ts';
import { getErrorText, t } from '../../lib/i18n/t.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { sendToBackground } from '../../lib/protocol/send.ts';

interface SeriesPartProps {
  readonly job: JobRecord;
  readonly series: NonNullable<JobRecord['series']>;
}

export function SeriesPart({ job, series: { slides } }: SeriesPartProps) {
  const showToast = useToast();
  const [isSaving, setSaving] = useState(false);
  const save = () => {
    setSaving(true);
    sendToBackground({ type: 'save-series', jobId: job.id })
      .then(
        (saved) => showToast(t('series_saved', formatCount(saved.slides))),
        (error: Error) => showToast(getErrorText(error), { tone: 'problem' }),
      )
      .finally(() => setSaving(false));
  };
  return (
    <section className="viewer-part">
      <h3>{t('series')}</h3>
      <ol className="series-slides">
        {slides.map((blobId, index) => (
          <li key={blobId}>
            <Slide blobId={blobId} label={t('series_slide', String(index + 1), String(slides.length))} />
          </li>
        ))}
      </ol>
      <div>
        <Button icon="save" busy={isSaving} onClick={save}>
          {t('series_save')}
        </Button>
      </div>
    </section>
  );
}

function Slide({ blobId, label }: { readonly blobId: string; readonly label: string }) {
  const url = useBlobUrl(blobId);
  return url ? (
    <a href={url} target="_blank" rel="noreferrer" title={label}>
      <img src={url} alt={label} loading="lazy" />
    </a>
  ) : null;
}
