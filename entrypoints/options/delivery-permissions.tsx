import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { Switch } from '../../components/switch.tsx';
import { useThrow } from '../../components/use-page.ts';
import { usePermission } from '../../components/use-permissions.ts';
import { getErrorText, t } from '../../lib/i18n/t.ts';

export function NotifySwitch({
  checked,
  onChange,
}: {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}) {
  const { isGiven, ask } = usePermission('notifications');
  const [problem, setProblem] = useState<string>();
  const turn = (isOn: boolean) => {
    setProblem(undefined);
    if (!isOn) return onChange(false);
    // Before any await: browsers ask for permissions only directly from a click.
    ask().then(
      (given) => (given ? onChange(true) : setProblem(t('notify_refused'))),
      (error: Error) => setProblem(getErrorText(error)),
    );
  };
  return (
    <>
      <Switch
        label={t('notify')}
        hint={`${t('notify_hint')} ${t('notify_permission')}`}
        checked={checked && isGiven}
        onChange={turn}
      />
      {problem && <Notice tone="problem">{problem}</Notice>}
    </>
  );
}

/** Copying without a click requires a permission. */
export function CopyHint() {
  const { isGiven, ask } = usePermission('clipboardWrite');
  const throwInPage = useThrow();
  if (isGiven) return <Notice tone="plain">{t('clipboard_hint')}</Notice>;
  return (
    <Notice tone="plain" actions={<Button onClick={() => ask().catch(throwInPage)}>{t('allow')}</Button>}>
      {t('clipboard_reason')}
    </Notice>
  );
}
