import { useEffect, useState } from 'react';
import { IconButton } from '../../components/button.tsx';
import { galleryPath, isInPanel } from '../../components/open-editor.ts';
import { t } from '../../lib/i18n/t.ts';

export function PanelWays({ jobId }: { readonly jobId: string }) {
  const [isBeside, setBeside] = useState(false);
  useEffect(() => {
    isInPanel().then(setBeside, () => undefined);
  }, []);
  if (!isBeside) return null;
  return (
    <>
      <IconButton icon="gallery" label={t('open_gallery')} onClick={() => location.assign(galleryPath(jobId))} />
      {/* The gallery opens the tab, after this page has released its claim. */}
      <IconButton icon="tab" label={t('gallery_page')} onClick={() => location.assign(galleryPath(jobId, 'edit'))} />
    </>
  );
}
