import { pageAddress } from '../../lib/jobs/entry.ts';
import { mount } from '../pages/mount.tsx';
import { GalleryPage } from './gallery-page.tsx';
import { Toasts } from './toasts.tsx';
import './gallery.css';

const query = new URLSearchParams(location.search);

mount(
  <Toasts>
    <GalleryPage
      page={pageAddress(query.get('page') ?? undefined)}
      jobId={query.get('job') ?? undefined}
      isCopying={query.get('act') === 'copy'}
    />
  </Toasts>,
);
