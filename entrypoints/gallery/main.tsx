import { mount } from '../../components/mount.tsx';
import { Toasts } from '../../components/toasts.tsx';
import { toPageAddress } from '../../lib/jobs/entry.ts';
import { GalleryPage } from './gallery-page.tsx';
import '../../components/popover.css';
import './gallery.css';

const query = new URLSearchParams(location.search);

mount(
  <Toasts>
    <GalleryPage
      page={toPageAddress(query.get('page') ?? undefined)}
      jobId={query.get('job') ?? undefined}
      isCopying={query.get('act') === 'copy'}
      isEditing={query.get('act') === 'edit'}
    />
  </Toasts>,
);
