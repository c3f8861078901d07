import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { JobRecord } from '../lib/jobs/record.ts';
import { sendToBackground } from '../lib/messages/send.ts';
import { readSettings } from '../lib/settings/store.ts';
import { errorText, words } from '../lib/settings/words.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';

interface KeyFieldProps {
  /** A job that its service refused for its key. */
  readonly job: JobRecord;
  /** The service took the new key, and it is stored. */
  readonly onStored: () => void;
}

/**
 * Takes a new API key where the old one was refused: tried first, then stored. It goes to the background only. Nothing where
 * pictures are made elsewhere by now.
 */
export default function KeyField({ job: { connection }, onStored }: KeyFieldProps) {
  const baseUrl = connection.type === 'service' ? connection.baseUrl : '';
  const isCurrent = useIsCurrent(baseUrl);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  if (!isCurrent) return null;

  const store = (event: FormEvent) => {
    event.preventDefault();
    const key = field.current?.value.trim();
    if (busy) return;
    if (!key) {
      setProblem(words('api_key_problem'));
      return;
    }
    setBusy(true);
    tryAndStore(baseUrl, key)
      .then((refusal) => (refusal ? setProblem(refusal) : onStored()))
      .catch((error: Error) => setProblem(errorText(error)))
      .finally(() => setBusy(false));
  };
  return (
    <form className="key-field" onSubmit={store}>
      <Field ref={field} label={words('api_key_new')} type="password" autoComplete="off" problem={problem} />
      <Button look="primary" type="submit" busy={busy}>
        {words('api_key_use')}
      </Button>
    </form>
  );
}

/** Whether new pictures are made by that service. */
function useIsCurrent(baseUrl: string): boolean {
  const [isCurrent, setCurrent] = useState(false);
  useEffect(() => {
    readSettings().then(
      ({ connection }) => setCurrent(connection.type === 'service' && connection.baseUrl === baseUrl),
      // Settings that cannot be read offer nothing here; the settings page says why.
      () => setCurrent(false),
    );
  }, [baseUrl]);
  return isCurrent;
}

/** Words for why the service does not take the key; undefined when it does and is stored. */
async function tryAndStore(baseUrl: string, key: string): Promise<string | undefined> {
  const { result } = await sendToBackground({ type: 'try-connection', baseUrl, key });
  if (result !== 'works') return words(`trial_${result}`);
  await sendToBackground({ type: 'save-connection', connection: { type: 'service', baseUrl, key } });
  return undefined;
}
