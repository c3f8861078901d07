import { useEffect, useState } from 'react';
import { countMadeFrom } from '../../lib/jobs/made-from.ts';
import { words } from '../../lib/settings/words.ts';
import { useThrow } from '../pages/use-throw.ts';

/** How many pictures there are of this page already, and the way to them; nothing where there is none. */
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
      {words('made_from_page', String(count))}
    </a>
  );
}
