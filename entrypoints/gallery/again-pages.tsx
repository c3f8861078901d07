import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { t } from '../../lib/i18n/t.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { findSourceFile } from '../../lib/jobs/source-file.ts';
import type { AgainChange } from '../../lib/protocol/messages.ts';

const PagesChoice = lazy(() => import('../../components/previews/pages-choice.tsx'));

interface AgainPagesProps {
  readonly job: JobRecord;
  readonly busy: boolean;
  readonly onAgain: (change: AgainChange) => void;
}

type Chosen = Pick<Extract<AgainChange, { what: 'pages' }>, 'pages' | 'text'>;

export function AgainPages({ job, busy, onAgain }: AgainPagesProps) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Chosen>();
  const file = findSourceFile(job);
  if (!file) return null;
  const { pages, text } = chosen ?? { pages: job.source.pages };
  return (
    <div className="again-pages">
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(file.part === 'sourcePptx' ? 'slides_choose' : 'pages_choose')}
      </Button>
      {isOpen && (
        <>
          <Suspense>
            <PagesChoice
              file={file}
              chosen={pages}
              onChoose={(next, words) => setChosen({ pages: next, text: words })}
            />
          </Suspense>
          <Button
            look="primary"
            busy={busy}
            disabled={!chosen || (pages !== undefined && !text)}
            onClick={() => chosen && onAgain({ what: 'pages', ...chosen })}
          >
            {t('again_make')}
          </Button>
        </>
      )}
    </div>
  );
}
