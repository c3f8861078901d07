import { useEffect, useState } from 'react';
import { createPreviewClient } from '../../components/previews/client.ts';
import { toDrawnVersion } from '../../components/previews/drawn-version.ts';
import type { Preview } from '../../components/previews/messages.ts';
import { type Editable, listEdited, readEditable } from '../../lib/jobs/edits.ts';
import { watchJobs } from '../../lib/jobs/job-changes.ts';
import { getJob } from '../../lib/jobs/read-jobs.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';

const areSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));

export function useEdited(): ReadonlySet<string> {
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let isGone = false;
    const read = () =>
      listEdited().then(
        (found) => !isGone && setEdited((before) => (areSame(before, found) ? before : found)),
        () => undefined,
      );
    void read();
    const stop = watchJobs(() => void read());
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return edited;
}

export interface Draft {
  readonly job: JobRecord;
  readonly editable: Editable;
  readonly preview: Preview;
}

const widthPx = 1080;

export function useDraft(jobId: string | undefined): Draft | undefined {
  const [draft, setDraft] = useState<Draft>();
  useEffect(() => {
    if (jobId === undefined) return;
    let isGone = false;
    let reads = 0;
    const client = createPreviewClient();
    const draw = async () => {
      reads += 1;
      const read = reads;
      const job = await getJob(jobId);
      const editable = job && (await readEditable(job));
      if (isGone || read !== reads || !job || !editable || typeof editable === 'string') return;
      const subject = toDrawnVersion(job, editable.version, editable);
      client.ask({ lane: 'picture', subject, widthPx }, (reply) => {
        if ('preview' in reply) setDraft({ job, editable, preview: reply.preview });
      });
    };
    const drawAgain = () => void draw().catch(() => undefined);
    drawAgain();
    const stop = watchJobs((ids) => ids.includes(jobId) && drawAgain());
    return () => {
      isGone = true;
      stop();
      client.close();
      setDraft(undefined);
    };
  }, [jobId]);
  return draft?.job.id === jobId ? draft : undefined;
}
