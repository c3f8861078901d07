import { type FormEvent, useRef, useState } from 'react';
import { getErrorText, t } from '../lib/i18n/t.ts';
import { countCredits, withCost } from '../lib/jobs/job-text.ts';
import type { JobRecord } from '../lib/jobs/record.ts';
import { sendToBackground } from '../lib/protocol/send.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { useConnection } from './use-stored.ts';

interface KeyFieldProps {
  readonly job: JobRecord;
  readonly onStored: () => void;
}

export default function KeyField({ job, onStored }: KeyFieldProps) {
  const baseUrl = job.connection.type === 'service' ? job.connection.baseUrl : '';
  const now = useConnection();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  if (now.type !== 'service' || now.baseUrl !== baseUrl) return null;

  const store = (event: FormEvent) => {
    event.preventDefault();
    const key = field.current?.value.trim();
    if (busy) return;
    if (!key) {
      setProblem(t('api_key_problem'));
      return;
    }
    setBusy(true);
    tryAndStore(baseUrl, key)
      .then((refusal) => (refusal ? setProblem(refusal) : onStored()))
      .catch((error: Error) => setProblem(getErrorText(error)))
      .finally(() => setBusy(false));
  };
  return (
    <form className="key-field" onSubmit={store}>
      <Field ref={field} label={t('api_key_new')} type="password" autoComplete="off" problem={problem} />
      <Button look="primary" type="submit" busy={busy}>
        {withCost(t('api_key_use'), job.state === 'failed' ? countCredits('try-again', job, now) : 0)}
      </Button>
    </form>
  );
}

async function tryAndStore(baseUrl: string, key: string): Promise<string | undefined> {
  const { result } = await sendToBackground({ type: 'try-connection', baseUrl, key });
  if (result !== 'works') return t(`trial_${result}`);
  await sendToBackground({ type: 'save-connection', connection: { type: 'service', baseUrl, key } });
  return undefined;
}
