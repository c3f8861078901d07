import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { toEditorPath } from '../../components/open-editor.ts';
import { useConnection } from '../../components/use-stored.ts';
import { type Aspect, aspects } from '../../lib/contract/index.ts';
import { canShare } from '../../lib/deliver/share.ts';
import { t } from '../../lib/i18n/t.ts';
import { getCost, withCost } from '../../lib/jobs/job-text.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { useFinishedActs } from './use-finished-acts.ts';

interface FinishedActsProps {
  readonly job: JobRecord;
  readonly onShow: (jobId: string) => void;
}

export function FinishedActs({ job, onShow }: FinishedActsProps) {
  const { said, isBusy, copyPicture, copyAltText, share, reshape, startSeries } = useFinishedActs(job, onShow);
  const blobId = job.picture?.blobId;
  const { request, connection } = job;
  const isSlide = request.kind === 'infographic' && request.fields.outcome === 'linkedin_carousel_slide';
  return (
    <>
      {blobId && (
        <Button icon="copy" onClick={() => void copyPicture(blobId)}>
          {t('copy_picture')}
        </Button>
      )}
      <a className="button button-plain" href={toEditorPath(job.id)} target="_blank" rel="noreferrer">
        <Icon name="edit" />
        <span>{t('edit')}</span>
      </a>
      {blobId && canShare(job.picture?.mediaType ?? '') && (
        <Button icon="share" onClick={() => void share(blobId)}>
          {t('share')}
        </Button>
      )}
      {isSlide && connection.type === 'device' && (
        <Button busy={isBusy} onClick={() => void startSeries()}>
          {t('make_series')}
        </Button>
      )}
      <ShapeButtons job={job} onShape={(aspect) => void reshape(aspect)} />
      <Button look="quiet" icon="copy" onClick={() => void copyAltText()}>
        {t('copy_alt_text')}
      </Button>
      <p className="job-view-state" role="status">
        {said}
      </p>
    </>
  );
}

interface ShapeButtonsProps {
  readonly job: JobRecord;
  readonly onShape: (aspect: Aspect) => void;
}

function ShapeButtons({ job, onShape }: ShapeButtonsProps) {
  const cost = getCost(job.kind, useConnection());
  const { aspectRatio } = job.request.fields;
  return (
    <fieldset className="finished-shapes">
      <legend className="spoken">{t('again_shape')}</legend>
      {aspects
        .filter((aspect) => aspect !== aspectRatio)
        .map((aspect) => (
          <Button key={aspect} look="quiet" onClick={() => onShape(aspect)}>
            {withCost(aspect, cost)}
          </Button>
        ))}
    </fieldset>
  );
}
