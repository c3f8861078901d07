import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { t } from '../../lib/i18n/t.ts';
import type { Entry } from '../../lib/jobs/entry.ts';

interface EndActsProps {
  readonly entry: Entry;
  readonly onStar: (id: string, starred: boolean) => void;
  readonly onDelete: (id: string) => void;
}

/** Together, as delete is never alone in a line. */
export function StarAndDelete({ entry: { id, starred = false }, onStar, onDelete }: EndActsProps) {
  return (
    <span className="viewer-acts-end">
      <Button
        icon={starred ? 'starred' : 'star'}
        aria-pressed={starred}
        aria-label={t('star_it')}
        title={t(starred ? 'unstar_it' : 'star_it')}
        onClick={() => onStar(id, !starred)}
      />
      <Button icon="trash" aria-label={t('delete')} title={t('delete')} onClick={() => onDelete(id)} />
    </span>
  );
}

export function Detail({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
