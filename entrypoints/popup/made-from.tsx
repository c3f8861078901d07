import { useEffect, useState } from 'react';
import { useThrow } from '../../components/use-page.ts';
import { t } from '../../lib/i18n/t.ts';
import { countMadeFrom } from '../../lib/jobs/entry-store.ts';

export function MadeFrom({ address }: { readonly address: string }) {
  const [count, setCount] = useState(0);
  const throwInPage = useThrow();
  useEffect(() => {
    countMadeFrom(address).then(setCount, throwInPage);
  }, [address, throwInPage]);
  if (count === 0) return null;
  return (
    <a
      className="made-from"
      href={`/gallery.html?page=${encodeURIComponent(address)}`}
      target="_blank"
      rel="noreferrer"
    >
      {t('made_from_page', String(count))}
    </a>
  );
}
