import { jobWords } from '../../components/job-words.ts';
import { useBlobUrl } from '../../components/use-blob-url.ts';
import type { Entry } from '../../lib/jobs/entry.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { words } from '../../lib/settings/words.ts';
import { kindName } from './names.ts';
import { StandIn } from './stand-in.tsx';
import { useThumbnail } from './use-thumbnail.ts';

interface ViewerStageProps {
  readonly entry: Entry;
  readonly job: JobRecord | undefined;
}

/** The picture as large as there is room; its thumbnail until it is read, or the blank sheet it is being printed on. */
export function ViewerStage({ entry, job }: ViewerStageProps) {
  const small = useThumbnail(entry);
  const large = useBlobUrl(entry.thinned ? undefined : entry.picture?.blobId);
  const url = large ?? small;
  const tone = job ? jobWords(job).tone : 'done';
  return (
    <div className="viewer-stage">
      <div className="viewer-sheet" data-tone={tone} style={{ '--ratio': entry.ratio }}>
        {url ? (
          <img src={url} alt={words('picture_of', kindName(entry.kind), entry.title)} />
        ) : (
          <StandIn aspect={entry.aspect} kind={entry.kind} />
        )}
      </div>
    </div>
  );
}
