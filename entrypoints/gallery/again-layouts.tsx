import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Menu } from '../../components/menu.tsx';
import { getLayoutKey, layoutNames, layouts } from '../../components/picture-names.ts';
import { t } from '../../lib/i18n/t.ts';
import { type Editable, readEditable } from '../../lib/jobs/edits.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import type { AgainChange } from '../../lib/protocol/messages.ts';

const AgainDesigns = lazy(() => import('./again-designs.tsx'));

interface AgainLayoutsProps {
  readonly job: JobRecord;
  readonly value: string | undefined;
  readonly drawn: string | undefined;
  readonly onAgain: (change: AgainChange) => void;
}

export function AgainLayouts({ job, value, drawn, onAgain }: AgainLayoutsProps) {
  const editable = useKeptWords(job);
  const [isOpen, setOpen] = useState(false);
  const [asked, made] = [getLayoutKey(value), getLayoutKey(drawn)];
  return (
    <div>
      {editable ? (
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('again_layout')}
        </Button>
      ) : (
        <LayoutMenu value={value} onChoose={(layout) => onAgain({ what: 'layout', layout })} />
      )}
      {asked && made && asked !== made && <p className="again-missed">{t('again_layout_missed', t(asked), t(made))}</p>}
      {editable && isOpen && (
        <Suspense>
          <AgainDesigns job={job} editable={editable} onAgain={onAgain} />
        </Suspense>
      )}
    </div>
  );
}

function useKeptWords(job: JobRecord): Editable | undefined {
  const [editable, setEditable] = useState<Editable>();
  useEffect(() => {
    let isGone = false;
    readEditable(job).then(
      (found) => !isGone && typeof found !== 'string' && setEditable(found),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [job]);
  return editable;
}

interface LayoutMenuProps extends Pick<AgainLayoutsProps, 'value'> {
  readonly onChoose: (layout: string) => void;
}

function LayoutMenu({ value, onChoose }: LayoutMenuProps) {
  const named = layouts
    .filter((layout) => layout !== value)
    .map((layout) => ({ name: t(layoutNames[layout]), onPick: () => onChoose(layout) }));
  const best = { name: t('layout_auto'), onPick: () => onChoose('') };
  return <Menu label={t('again_layout')} acts={value ? [best, ...named] : named} />;
}
