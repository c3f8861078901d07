import { useEffect, useRef, useState } from 'react';
import { getSnapshot } from '../lib/capture/captures.ts';
import { cleanPage } from '../lib/capture/clean-page.ts';
import { t } from '../lib/i18n/t.ts';

export default function ReadableView({ url }: { readonly url: string }) {
  const place = useRef<HTMLElement>(null);
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    let isUnmounted = false;
    const show = async () => {
      const snapshot = await getSnapshot(url);
      if (isUnmounted) return;
      setGone(!snapshot);
      if (snapshot) place.current?.replaceChildren(cleanPage(snapshot.html));
    };
    show().catch(() => setGone(true));
    return () => {
      isUnmounted = true;
    };
  }, [url]);
  if (isGone) return <p className="readable-gone">{t('readable_gone')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard.
    <section className="readable" dir="auto" ref={place} tabIndex={0} aria-label={t('readable')} />
  );
}
