import { Icon } from '../../components/icon.tsx';
import { MiniSheet } from '../../components/mini-sheet.tsx';
import type { Entry } from '../../lib/jobs/entry.ts';

export function StandInPicture({ kind, aspect }: Pick<Entry, 'kind' | 'aspect'>) {
  return kind === 'saved' ? <Icon name="image" /> : <MiniSheet aspect={aspect} kind={kind} />;
}
