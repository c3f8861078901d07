import { getKindName } from '../../components/picture-names.ts';
import { DrawnPicture } from '../../components/previews/drawn-picture.tsx';
import type { Preview } from '../../components/previews/messages.ts';
import { useBlobUrl } from '../../components/use-blob-url.ts';
import { useDragOut, useFileName } from '../../components/use-drag-out.ts';
import { t } from '../../lib/i18n/t.ts';
import type { Entry } from '../../lib/jobs/entry.ts';
import { describeJob } from '../../lib/jobs/job-text.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { StandInPicture } from './tile.tsx';
import { useThumbnail } from './use-thumbnail.ts';

interface ViewerStageProps {
  readonly entry: Entry;
  readonly job: JobRecord | undefined;
  readonly beside: Entry | undefined;
  readonly draft: Preview | undefined;
}

export function ViewerStage({ entry, job, beside, draft }: ViewerStageProps) {
  const small = useThumbnail(entry);
  const large = useBlobUrl(entry.thinned ? undefined : entry.picture?.blobId);
  const url = large ?? small;
  const named = useFileName(job);
  const dragOut = useDragOut(large, job?.picture?.mediaType, entry.saved?.fileName ?? named);
  const tone = job ? describeJob(job).tone : 'done';
  return (
    <div className="viewer-stage" data-pair={beside && true}>
      <div
        className="viewer-sheet"
        data-tone={tone}
        style={{ '--ratio': draft ? draft.width / draft.height : entry.ratio }}
      >
        {draft ? (
          <DrawnPicture preview={draft} />
        ) : url ? (
          <img
            src={url}
            alt={t('picture_of', getKindName(entry.kind), entry.title)}
            draggable={large !== undefined}
            onDragStart={dragOut}
          />
        ) : (
          <StandInPicture aspect={entry.aspect} kind={entry.kind} />
        )}
      </div>
      {beside && <Beside key={beside.id} entry={beside} />}
    </div>
  );
}

function Beside({ entry }: { readonly entry: Entry }) {
  const small = useThumbnail(entry);
  const large = useBlobUrl(entry.thinned ? undefined : entry.picture?.blobId);
  return (
    <div className="viewer-sheet" style={{ '--ratio': entry.ratio }}>
      <img src={large ?? small} alt={t('picture_of', getKindName(entry.kind), entry.title)} />
    </div>
  );
}
