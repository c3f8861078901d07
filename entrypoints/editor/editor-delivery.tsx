import { useEffect, useState } from 'react';
import { Button, IconButton } from '../../components/button.tsx';
import { isInPanel, toGalleryPath } from '../../components/open-editor.ts';
import type { Preview } from '../../components/previews/messages.ts';
import { SaveAsMenu } from '../../components/save-as/save-as-menu.tsx';
import { saveVersion } from '../../components/save-as/save-version.ts';
import { useToast } from '../../components/toasts.tsx';
import { copyPicture } from '../../lib/deliver/clipboard.ts';
import type { Version } from '../../lib/edit/version.ts';
import { getErrorText, t } from '../../lib/i18n/t.ts';
import type { Editable } from '../../lib/jobs/edits.ts';
import { copyWords } from '../../lib/jobs/job-text.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';

interface EditorDeliveryProps {
  readonly job: JobRecord;
  readonly version: Version;
  readonly shown: Version;
  readonly editable: Editable;
  /** Undefined while it is drawn, so that only the visible picture is copied. */
  readonly picture: Pick<Preview, 'bytes' | 'description'> | undefined;
  readonly onSaved: (jobId: string, version: Version) => Promise<void>;
}

export function EditorDelivery({ job, version, shown, editable, picture, onSaved }: EditorDeliveryProps) {
  const showToast = useToast();
  const [isSaving, setSaving] = useState(false);
  const copy = () => {
    if (!picture) return;
    copyPicture(Promise.resolve(new Blob([picture.bytes], { type: 'image/png' }))).then((copied) =>
      copied === 'copied' ? showToast(t('copied_picture')) : showToast(t(copyWords[copied]), { tone: 'problem' }),
    );
  };
  const save = async () => {
    setSaving(true);
    try {
      const { said, jobId } = await saveVersion(job, version, editable);
      if (jobId) await onSaved(jobId, version);
      showToast(said);
    } catch (error) {
      showToast(getErrorText(error as Error), { tone: 'problem' });
    } finally {
      setSaving(false);
    }
  };
  return (
    <>
      <Button icon="copy" busy={!picture} onClick={copy}>
        {t('copy_picture')}
      </Button>
      <SaveAsMenu job={job} version={shown} description={picture?.description ?? ''} series={version} />
      <Button look="primary" icon="save" busy={isSaving} onClick={save}>
        {t('save_picture')}
      </Button>
    </>
  );
}

export function PanelWays({ jobId }: { readonly jobId: string }) {
  const [isBeside, setBeside] = useState(false);
  useEffect(() => {
    isInPanel().then(setBeside, () => undefined);
  }, []);
  if (!isBeside) return null;
  return (
    <>
      <IconButton icon="gallery" label={t('open_gallery')} onClick={() => location.assign(toGalleryPath(jobId))} />
      {/* The gallery opens the tab, after this page has released its claim. */}
      <IconButton icon="tab" label={t('gallery_page')} onClick={() => location.assign(toGalleryPath(jobId, 'edit'))} />
    </>
  );
}
