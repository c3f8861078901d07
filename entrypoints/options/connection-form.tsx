import { type FormEvent, useState } from 'react';
import { browser } from 'wxt/browser';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { getErrorText, t } from '../../lib/i18n/t.ts';
import { sendToBackground } from '../../lib/protocol/send.ts';
import { listServicePermissions } from '../../lib/settings/addresses.ts';
import type { ConnectionSetting } from '../../lib/settings/settings.ts';
import { ConnectionFacts } from './connection-facts.tsx';
import { ConnectionTypes } from './connection-types.tsx';
import { readServiceAddress } from './service-address.ts';
import { useSettings } from './use-settings.ts';

type StatusLine = { readonly tone: 'done' | 'problem' | 'waiting'; readonly text: string };

function ConnectionForm({ stored }: { readonly stored: ConnectionSetting }) {
  const { type, typed, setTyped, key, setKey, address, hasKey, problems, outcome, choose, save } =
    useConnectionForm(stored);
  return (
    <form className="card" onSubmit={save} noValidate aria-labelledby="section">
      <ConnectionTypes value={type} onChange={choose} />
      {type === 'service' && (
        <>
          <Field
            label={t('base_url')}
            hint={t('base_url_hint')}
            problem={problems.address}
            type="url"
            inputMode="url"
            autoComplete="url"
            spellCheck={false}
            dir="ltr"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Field
            label={t('api_key')}
            hint={t('api_key_hint')}
            problem={problems.key}
            type="password"
            autoComplete="off"
            placeholder={hasKey ? t('api_key_stored') : undefined}
            value={key}
            onChange={(event) => setKey(event.currentTarget.value)}
          />
        </>
      )}
      {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      {type === 'service' && (
        <div className="connection-save">
          <Button look="primary" type="submit" busy={outcome?.tone === 'waiting'}>
            {t('save_and_test')}
          </Button>
          {'host' in address && !hasKey && <p className="quiet">{t('permission_reason', address.host)}</p>}
        </div>
      )}
    </form>
  );
}

function useConnectionForm(stored: ConnectionSetting) {
  const { type, setType, typed, setTyped } = useConnectionDraft(stored);
  const [key, setKey] = useState('');
  const [checked, setChecked] = useState(false);
  const [outcome, setOutcome] = useState<StatusLine>();

  const address = readServiceAddress(typed);
  const hasKey = 'baseUrl' in address && getAddress(stored) === address.baseUrl;
  const keyProblem = key.trim() || hasKey ? undefined : t('api_key_problem');
  const problems = {
    address: checked && 'problem' in address ? t(address.problem) : undefined,
    key: checked ? keyProblem : undefined,
  };

  const finish = (text: string) => {
    setKey('');
    setChecked(false);
    setOutcome({ tone: 'done', text });
  };
  const fail = (error: Error) => setOutcome({ tone: 'problem', text: getErrorText(error) });

  /** Stored at once: this device needs no test. */
  const choose = (chosen: ConnectionSetting['type']) => {
    setType(chosen);
    setOutcome(undefined);
    if (chosen !== 'device' || stored.type === 'device') return;
    const connection = { type: chosen } as const;
    sendToBackground({ type: 'save-connection', connection }).then(() => finish(t('device_saved')), fail);
  };

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (outcome?.tone === 'waiting') return;
    setChecked(true);
    setOutcome(undefined);
    if ('problem' in address || keyProblem) return;
    const { baseUrl, host } = address;
    // Before any await: browsers ask for permissions only directly from a click.
    const permitted = browser.permissions.request(listServicePermissions(baseUrl));
    setOutcome({ tone: 'waiting', text: t('testing') });
    permitted
      .then((granted) => {
        if (!granted) throw new Error(t('permission_refused'));
        return saveService(baseUrl, key.trim());
      })
      .then(() => finish(t('connection_saved', host)), fail);
  };
  return { type, typed, setTyped, key, setKey, address, hasKey, problems, outcome, choose, save };
}

function useConnectionDraft(stored: ConnectionSetting) {
  const [shown, setShown] = useState(stored);
  const [type, setType] = useState(stored.type);
  const [typed, setTyped] = useState(getAddress(stored));
  if (stored.type !== shown.type || getAddress(stored) !== getAddress(shown)) {
    setShown(stored);
    setType(stored.type);
    if (stored.type === 'service') setTyped(stored.baseUrl);
  }
  return { type, setType, typed, setTyped };
}

const getAddress = (connection: ConnectionSetting) => (connection.type === 'service' ? connection.baseUrl : '');

/** An empty key: the stored one. */
async function saveService(baseUrl: string, key: string): Promise<void> {
  const { result } = await sendToBackground({ type: 'try-connection', baseUrl, key });
  if (result !== 'works') throw new Error(t(`trial_${result}`));
  await sendToBackground({
    type: 'save-connection',
    connection: { type: 'service', baseUrl, ...(key && { key }) },
  });
}

export function ConnectionOptions() {
  const { settings } = useSettings();
  const { connection } = settings;
  return (
    <>
      <ConnectionForm stored={connection} />
      {connection.type === 'service' && <ConnectionFacts key={connection.baseUrl} baseUrl={connection.baseUrl} />}
    </>
  );
}
