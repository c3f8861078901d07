import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { openEditor } from '../../components/open-editor.ts';
import { saveVersion } from '../../components/save-as/save-version.ts';
import { useToast } from '../../components/toasts.tsx';
import { getErrorText, t } from '../../lib/i18n/t.ts';
import { dropEdit, dropSavedEdit } from '../../lib/jobs/edits.ts';
import type { Draft } from './use-drafts.ts';

interface DraftActsProps {
  readonly draft: Draft;
  readonly onShow: (jobId?: string) => void;
}

export function DraftActs({ draft: { job, editable }, onShow }: DraftActsProps) {
  const showToast = useToast();
  const [isBusy, setBusy] = useState(false);
  const run = (work: () => Promise<void>) => {
    setBusy(true);
    work()
      .catch((error: Error) => showToast(getErrorText(error), { tone: 'problem' }))
      .finally(() => setBusy(false));
  };
  const save = async () => {
    const { said, jobId } = await saveVersion(job, editable.version, editable);
    await dropSavedEdit(job.id, editable.version);
    showToast(said);
    onShow(jobId);
  };
  const discard = async () => {
    await dropEdit(job.id);
    onShow();
  };
  return (
    <Notice
      tone="waiting"
      actions={
        <>
          <Button look="primary" icon="save" busy={isBusy} onClick={() => run(save)}>
            {t('save_picture')}
          </Button>
          <Button icon="edit" onClick={() => void openEditor(job.id)}>
            {t('edit')}
          </Button>
          <Button look="quiet" busy={isBusy} onClick={() => run(discard)}>
            {t('edit_discard')}
          </Button>
        </>
      }
    >
      {t('version_unsaved')}
    </Notice>
  );
}
