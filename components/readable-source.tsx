import { lazy, Suspense, useState } from 'react';
import { t } from '../lib/i18n/t.ts';
import './readable-source.css';

const ReadableView = lazy(() => import('./readable-view.tsx'));

export function ReadableSource({ url }: { readonly url: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="readable-source" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('readable')}</summary>
      {isOpen && (
        <Suspense>
          <ReadableView url={url} />
        </Suspense>
      )}
    </details>
  );
}
