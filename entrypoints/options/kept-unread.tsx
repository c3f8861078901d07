import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { useThrow } from '../../components/use-page.ts';
import { t } from '../../lib/i18n/t.ts';
import { dropUnread, readUnread } from '../../lib/settings/store.ts';
import { offerFile } from './data.tsx';

export function KeptUnread() {
  const [unread, setUnread] = useState<unknown>();
  const throwInPage = useThrow();
  useEffect(() => {
    readUnread().then(setUnread, throwInPage);
  }, [throwInPage]);
  if (unread === undefined) return null;
  const download = () => {
    const json = JSON.stringify(unread, null, 2);
    offerFile(new Blob([json], { type: 'application/json' }), 'broadside-settings.json');
  };
  const drop = () => dropUnread().then(() => setUnread(undefined), throwInPage);
  return (
    <Notice
      tone="problem"
      title={t('unread_title')}
      actions={
        <>
          <Button onClick={download}>{t('unread_download')}</Button>
          <Button look="quiet" onClick={drop}>
            {t('unread_drop')}
          </Button>
        </>
      }
    >
      {t('unread_text')}
    </Notice>
  );
}
