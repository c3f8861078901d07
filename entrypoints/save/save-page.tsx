import { type ComponentProps, type FormEvent, useEffect, useMemo, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { Wordmark } from '../../components/wordmark.tsx';
import { formatCount } from '../../lib/i18n/language.ts';
import { getErrorText, t } from '../../lib/i18n/t.ts';
import { sendToBackground } from '../../lib/protocol/send.ts';
import { PictureGrid } from './picture-grid.tsx';
import { type SaveChoice, useChoice } from './use-choice.ts';
import { usePictures } from './use-pictures.ts';

const sizes = ['0', '300', '800'] as const;
type MinSize = (typeof sizes)[number];

interface SaveStatus {
  readonly tone: 'done' | 'problem';
  readonly text: string;
}

export function SavePage({ tabId }: { readonly tabId: number }) {
  const { title, pictures, problem, lookAgain } = usePictures(tabId);
  const [minSize, setMinSize] = useState<MinSize>('0');
  useEffect(() => {
    document.title = t('choose_title');
  }, []);
  const shown = useMemo(
    () => pictures?.filter(({ width, height }) => width === 0 || Math.max(width, height) >= Number(minSize)) ?? [],
    [pictures, minSize],
  );
  const choice = useChoice(shown);
  const { busy, outcome, save } = useSaving(tabId, choice);
  const isAllChosen = choice.selected.length === shown.length && shown.length > 0;
  const count = choice.selected.length;

  return (
    <form className="save" onSubmit={save}>
      <header className="save-head">
        <h1>
          <Wordmark />
          <span className="spoken">{t('choose_title')}</span>
        </h1>
        {title && (
          <p className="save-page" dir="auto">
            {title}
          </p>
        )}
        <div className="save-tools">
          <Segmented
            legend={t('choose_size')}
            segments={sizes.map((value) => ({
              value,
              label: value === '0' ? t('choose_any_size') : t('choose_from_size', value),
            }))}
            value={minSize}
            onChange={setMinSize}
          />
          <Button look="quiet" onClick={isAllChosen ? choice.clear : choice.chooseAll}>
            {t(isAllChosen ? 'clear_selection' : 'select_all')}
          </Button>
          <Button type="submit" look="primary" icon="save" busy={busy} disabled={count === 0}>
            {count > 0 ? t('choose_save', formatCount(count)) : t('save')}
          </Button>
        </div>
        {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      </header>
      <main>
        {problem ? (
          <Notice tone="problem" actions={<Button onClick={lookAgain}>{t('try_again')}</Button>}>
            {getErrorText(problem)}
          </Notice>
        ) : (
          <Pictures pictures={pictures && shown} choice={choice} />
        )}
      </main>
    </form>
  );
}

interface PicturesProps {
  readonly pictures: ComponentProps<typeof PictureGrid>['pictures'] | undefined;
  readonly choice: SaveChoice;
}

function Pictures({ pictures, choice }: PicturesProps) {
  if (pictures && pictures.length > 0) return <PictureGrid pictures={pictures} choice={choice} />;
  return (
    <p className="save-empty" role="status">
      {t(pictures ? 'choose_none' : 'looking')}
    </p>
  );
}

/** Keeps the choice after a failure, for another try. */
function useSaving(tabId: number, { selected, clear }: SaveChoice) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<SaveStatus>();
  const isNoneChosen = selected.length === 0;
  useEffect(() => {
    if (isNoneChosen && outcome && document.activeElement?.matches('body, :disabled')) {
      document.querySelector<HTMLElement>('.save-tile input[tabindex="0"]')?.focus();
    }
  }, [isNoneChosen, outcome]);

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isNoneChosen || busy) return;
    setBusy(true);
    setOutcome(undefined);
    sendToBackground({ type: 'save-images', tabId, numbers: [...selected] })
      .then(
        ({ saved, failed }) => {
          setOutcome(toSaveStatus(saved, failed));
          if (failed === 0) clear();
        },
        (error: Error) => setOutcome({ tone: 'problem', text: getErrorText(error) }),
      )
      .finally(() => setBusy(false));
  };
  return { busy, outcome, save };
}

function toSaveStatus(saved: number, failed: number): SaveStatus {
  if (failed === 0) return { tone: 'done', text: t('choose_saved', formatCount(saved)) };
  return {
    tone: 'problem',
    text: t('choose_failed', formatCount(saved), formatCount(failed)),
  };
}
