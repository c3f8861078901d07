import { Button } from '../../components/button.tsx';
import { MiniSheet } from '../../components/mini-sheet.tsx';
import { t } from '../../lib/i18n/t.ts';
import './empty.css';

interface EmptyProps {
  readonly searched: boolean;
  readonly onShowAll: () => void;
}

export function Empty({ searched, onShowAll }: EmptyProps) {
  return (
    <div className="empty">
      <div className="empty-sheets" aria-hidden="true">
        <MiniSheet aspect="4:5" kind="meme" />
        <MiniSheet aspect="9:16" kind="infographic" />
        <MiniSheet aspect="1:1" kind="infographic" />
      </div>
      <h2 tabIndex={-1}>{t(searched ? 'nothing_found' : 'nothing_yet')}</h2>
      <p>{t(searched ? 'nothing_found_hint' : 'nothing_yet_hint')}</p>
      {searched && <Button onClick={onShowAll}>{t('clear_filters')}</Button>}
    </div>
  );
}
