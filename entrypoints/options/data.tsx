import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useLayoutEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { FileButton } from '../../components/file-button.tsx';
import { Notice } from '../../components/notice.tsx';
import { formatMegabytes } from '../../components/picture-names.ts';
import { SelectField } from '../../components/select-field.tsx';
import { Switch } from '../../components/switch.tsx';
import { megabyte } from '../../lib/contract/index.ts';
import { formatCount } from '../../lib/i18n/language.ts';
import { getErrorText, t } from '../../lib/i18n/t.ts';
import { sendToBackground } from '../../lib/protocol/send.ts';
import { storageLimits } from '../../lib/settings/settings.ts';
import { useSettings } from './use-settings.ts';

type StatusLine = { readonly tone: 'done' | 'problem' | 'waiting'; readonly text: string };

export function Data() {
  const { settings, change } = useSettings();
  const [problem, setProblem] = useState<string>();
  const fail = (error: Error) => setProblem(getErrorText(error));

  const setLimit = (storageLimit: number) => {
    change((current) => ({ ...current, storageLimit }));
    // Same lock as the settings, so that tidying sees the new limit.
    navigator.locks.request('settings', () => sendToBackground({ type: 'tidy' })).catch(fail);
  };
  const limits = [...new Set([...storageLimits, settings.storageLimit])].sort((a, b) => a - b);
  return (
    <>
      <div className="card">
        <SelectField
          label={t('storage_limit')}
          hint={t('storage_hint')}
          options={limits.map((value) => ({ value: String(value), label: formatMegabytes(value * megabyte) }))}
          value={String(settings.storageLimit)}
          onChange={(value) => setLimit(Number(value))}
        />
      </div>
      {problem && <Notice tone="problem">{problem}</Notice>}
      <DataCopy />
      <Erase onFail={fail} />
    </>
  );
}

function DataCopy() {
  const [keys, setKeys] = useState(false);
  const [outcome, setOutcome] = useState<StatusLine>();
  const busy = outcome?.tone === 'waiting';
  const fail = (error: Error) => setOutcome({ tone: 'problem', text: getErrorText(error) });
  const exportAll = () => {
    setOutcome({ tone: 'waiting', text: t('exporting') });
    const written = import('../../lib/jobs/backup/write.ts').then(({ writeBackup }) => writeBackup({ keys }));
    written.then(({ file, leftOut }) => {
      offerFile(file, `broadside-${new Date().toISOString().slice(0, 10)}.zip`);
      setOutcome({
        tone: 'done',
        text: leftOut > 0 ? t('exported_part', formatCount(leftOut)) : t('exported', formatMegabytes(file.size)),
      });
    }, fail);
  };
  const importAll = (file: File) => {
    if (busy) return;
    setOutcome({ tone: 'waiting', text: t('importing') });
    const read = import('../../lib/jobs/backup/read.ts').then(({ readBackup }) => readBackup(file));
    read.then(({ jobs, brands, settings, leftOut }) => {
      const text = t(settings ? 'imported' : 'imported_unread', formatCount(jobs), formatCount(brands));
      setOutcome({ tone: 'done', text: leftOut > 0 ? `${text} ${t('imported_part', formatCount(leftOut))}` : text });
    }, fail);
  };

  return (
    <section className="card" aria-labelledby="data-copy">
      <div className="options-title">
        <h3 id="data-copy">{t('data_copy')}</h3>
        <p className="quiet">{t('data_copy_hint')}</p>
      </div>
      <Switch label={t('export_keys')} hint={t('export_keys_hint')} checked={keys} onChange={setKeys} />
      <div className="data-acts">
        <Button icon="save" busy={busy} onClick={exportAll}>
          {t('export')}
        </Button>
        <FileButton icon="upload" accept=".zip,application/zip" onFile={importAll}>
          {t('import')}
        </FileButton>
      </div>
      {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
    </section>
  );
}

function Erase({ onFail }: { readonly onFail: (error: Error) => void }) {
  const erase = () =>
    sendToBackground({ type: 'erase-all' }).then(() => {
      localStorage.clear();
      location.reload();
    }, onFail);
  return (
    <section className="card" aria-labelledby="data-erase">
      <div className="options-title">
        <h3 id="data-erase">{t('erase')}</h3>
        <p className="quiet">{t('erase_hint')}</p>
      </div>
      <AlertDialog.Root>
        <div>
          <AlertDialog.Trigger className="button button-danger">{t('erase_all')}</AlertDialog.Trigger>
        </div>
        <AlertDialog.Portal>
          <AlertDialog.Backdrop className="dialog-shade" />
          <AlertDialog.Popup className="dialog">
            <Inert />
            <AlertDialog.Title className="dialog-title">{t('erase_sure')}</AlertDialog.Title>
            <AlertDialog.Description>{t('erase_sure_hint')}</AlertDialog.Description>
            <div className="data-acts">
              <AlertDialog.Close className="button">{t('erase_keep')}</AlertDialog.Close>
              <AlertDialog.Close className="button button-danger" onClick={erase}>
                {t('erase_all')}
              </AlertDialog.Close>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </section>
  );
}

function Inert() {
  useLayoutEffect(() => {
    const page = document.getElementById('root');
    page?.toggleAttribute('inert', true);
    return () => void page?.toggleAttribute('inert', false);
  }, []);
  return null;
}

export function offerFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoked after the browser has read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
