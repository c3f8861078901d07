import { useCallback, useEffect, useRef, useState } from 'react';
import { toEditorPath } from '../../components/open-editor.ts';
import type { Version } from '../../lib/edit/version.ts';
import { dropEdit, type Editable, readEditable } from '../../lib/jobs/edits.ts';
import { getJob } from '../../lib/jobs/read-jobs.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';

export interface Edited {
  readonly job: JobRecord;
  readonly editable: Editable;
}

interface SavedVersions extends Edited {
  readonly moveOn: (jobId: string, version: Version) => Promise<void>;
}

/** Continues with the saved version and its history, so that later versions derive from it. */
export function useSavedVersions(opened: Edited, onSaved: (jobId: string) => void): SavedVersions {
  const [edited, setEdited] = useState<Edited>({ job: opened.job, editable: opened.editable });
  const last = useRef(opened.job.id);
  const { id } = edited.job;
  useEffect(() => {
    if (last.current === id) return;
    void dropEdit(last.current).catch(() => undefined);
    last.current = id;
  }, [id]);
  const moveOn = useCallback(
    async (jobId: string, version: Version) => {
      const job = await getJob(jobId);
      const editable = job && (await readEditable(job));
      if (!job || !editable || typeof editable === 'string') return;
      // Same objects: the saved version counts as unchanged.
      setEdited({ job, editable: { ...editable, version, made: version } });
      onSaved(jobId);
      history.replaceState(null, '', toEditorPath(jobId));
    },
    [onSaved],
  );
  return { ...edited, moveOn };
}
