import { useEffect, useState } from 'react';
import { IconButton } from '../../components/button.tsx';
import { galleryPath, isInPanel } from '../../components/open-editor.ts';
import { t } from '../../lib/i18n/t.ts';

/** In the side panel: the way back to the gallery, and to a tab, where there is more room. */
export function PanelWays({ jobId }: { readonly jobId: string }) {
  const [isBeside, setBeside] = useState(false);
  useEffect(() => {
    // Where nobody can say, it stands in a tab.
    isInPanel().then(setBeside, () => undefined);
  }, []);
  if (!isBeside) return null;
  return (
    <>
      <IconButton icon="gallery" label={t('open_gallery')} onClick={() => location.assign(galleryPath(jobId))} />
      {/* The gallery opens the tab: by then this page has let go of the picture. */}
      <IconButton icon="tab" label={t('gallery_page')} onClick={() => location.assign(galleryPath(jobId, 'edit'))} />
    </>
  );
}
