import { Popover } from '@base-ui/react/popover';
import { useEffect, useId, useState } from 'react';
import { formatMegabytes } from '../../components/picture-names.ts';
import { useThrow } from '../../components/use-page.ts';
import { megabyte } from '../../lib/contract/index.ts';
import { getErrorText, t } from '../../lib/i18n/t.ts';
import { countPictureBytes } from '../../lib/jobs/entry-store.ts';
import { watchJobs } from '../../lib/jobs/job-changes.ts';
import { sendToBackground } from '../../lib/protocol/send.ts';
import { storageLimits } from '../../lib/settings/settings.ts';
import { readSettings, updateSettings } from '../../lib/settings/store.ts';
import './storage-bar.css';
import { useToast } from '../../components/toasts.tsx';

export function StorageBar() {
  const id = useId();
  const showToast = useToast();
  const used = useStorageUsed();
  const [limit, setLimit] = useState<number>();
  const [tidying, setTidying] = useState(false);
  const throwInPage = useThrow();
  useEffect(() => {
    readSettings().then(({ storageLimit }) => setLimit(storageLimit), throwInPage);
  }, [throwInPage]);
  if (used === undefined || limit === undefined) return null;

  const change = (next: number) => {
    setLimit(next);
    setTidying(true);
    updateSettings((current) => ({ ...current, storageLimit: next }))
      .then(() => sendToBackground({ type: 'tidy' }))
      .catch((error: Error) => showToast(getErrorText(error), { tone: 'problem' }))
      .finally(() => setTidying(false));
  };
  const share = Math.min(1, used / (limit * megabyte));
  const text = t('storage_used', formatMegabytes(used), formatMegabytes(limit * megabyte));
  const offered = [...new Set([...storageLimits, limit])].sort((a, b) => a - b);
  return (
    <Popover.Root>
      <Popover.Trigger className="storage" aria-label={t('labelled', t('storage'), text)}>
        <span className="storage-bar" data-full={share > 0.9 || undefined}>
          <span style={{ inlineSize: `${share * 100}%` }} />
        </span>
        <bdi>{text}</bdi>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="popover-place" side="top" align="end" sideOffset={8}>
          <Popover.Popup className="popover storage-panel">
            <Popover.Title className="popover-title">{t('storage')}</Popover.Title>
            <label htmlFor={id}>{t('storage_limit')}</label>
            <select
              id={id}
              className="field-input"
              value={limit}
              onChange={(event) => change(Number(event.currentTarget.value))}
            >
              {offered.map((value) => (
                <option key={value} value={value}>
                  {formatMegabytes(value * megabyte)}
                </option>
              ))}
            </select>
            <Popover.Description className="field-hint">{t('storage_hint')}</Popover.Description>
            {used > limit * megabyte && !tidying && <p role="status">{t('storage_over')}</p>}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function useStorageUsed(): number | undefined {
  const [used, setUsed] = useState<number>();
  const throwInPage = useThrow();
  useEffect(() => {
    let gone = false;
    const read = () => {
      countPictureBytes().then((bytes) => !gone && setUsed(bytes), throwInPage);
    };
    const stop = watchJobs(read);
    read();
    return () => {
      gone = true;
      stop();
    };
  }, [throwInPage]);
  return used;
}
