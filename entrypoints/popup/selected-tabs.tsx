import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { listSelectedTabs, openSelectedTabs } from '../../lib/capture/selected-tabs.ts';
import { t } from '../../lib/i18n/t.ts';
import { readSettings } from '../../lib/settings/store.ts';

export default function SelectedTabs({ onProblem }: { readonly onProblem: (error: Error) => void }) {
  const [ids, setIds] = useState<readonly number[]>([]);
  useEffect(() => {
    listSelectedTabs().then(setIds, onProblem);
  }, [onProblem]);
  if (ids.length < 2) return null;
  const open = async () => {
    const { lastKind } = await readSettings();
    await openSelectedTabs(ids, lastKind);
    window.close();
  };
  return (
    <Notice tone="plain" actions={<Button onClick={() => open().catch(onProblem)}>{t('tabs_each')}</Button>}>
      {t('tabs_selected', String(ids.length))}
    </Notice>
  );
}
