import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { dropUnread, readUnread } from '../../lib/settings/store.ts';
import { words } from '../../lib/settings/words.ts';
import { useThrow } from '../pages/use-throw.ts';
import { saveFile } from './save-file.ts';

/** Says that earlier settings could not be read, and lets the person have them: nothing of theirs is gone. */
export function KeptUnread() {
  const [unread, setUnread] = useState<unknown>();
  const throwInPage = useThrow();
  useEffect(() => {
    readUnread().then(setUnread, throwInPage);
  }, [throwInPage]);
  if (unread === undefined) return null;
  const download = () => {
    const json = JSON.stringify(unread, null, 2);
    saveFile(new Blob([json], { type: 'application/json' }), 'broadside-settings.json');
  };
  const drop = () => dropUnread().then(() => setUnread(undefined), throwInPage);
  return (
    <Notice
      tone="problem"
      title={words('unread_title')}
      actions={
        <>
          <Button onClick={download}>{words('unread_download')}</Button>
          <Button look="quiet" onClick={drop}>
            {words('unread_drop')}
          </Button>
        </>
      }
    >
      {words('unread_text')}
    </Notice>
  );
}
