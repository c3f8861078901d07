import { type FormEvent, lazy, Suspense, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { CountedText } from '../../components/counted-text.tsx';
import { FileButton } from '../../components/file-button.tsx';
import { Icon } from '../../components/icon.tsx';
import type { Capture } from '../../lib/capture/capture.ts';
import { captureUserFile, captureUserInput } from '../../lib/capture/user-input.ts';
import { limits } from '../../lib/contract/index.ts';
import { t } from '../../lib/i18n/t.ts';
import { readMirroredSettings } from '../../lib/settings/store.ts';

const FillView = lazy(() => import('./fill-view.tsx'));

interface GiveViewProps {
  readonly onCaptured: (capture: Capture) => void;
  readonly onProblem: (error: Error) => void;
  readonly onStarted: (jobId: string) => void;
}

/** In a window: a file dialog closes a popup. */
export default function GiveView({ onCaptured, onProblem, onStarted }: GiveViewProps) {
  const [text, setText] = useState('');
  const [isFilling, setFilling] = useState(false);
  // Templates are filled on this device only.
  const [isDevice] = useState(() => readMirroredSettings().connection.type === 'device');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    captureUserInput({ files: [], getData: (type) => (type === 'text/plain' ? text : '') }).then(
      (capture) => capture && onCaptured(capture),
      onProblem,
    );
  };
  return (
    <>
      <section className="give">
        <Icon name="file" />
        <h2>{t('give')}</h2>
        <p>{t('give_hint')}</p>
        <FileButton
          look="primary"
          accept=".pdf,.pptx,image/*,.txt,.md"
          onFile={(file) => captureUserFile(file).then(onCaptured, onProblem)}
        >
          {t('give_choose')}
        </FileButton>
      </section>
      <form className="give-text" onSubmit={submit}>
        <CountedText
          name="text"
          label={t('give_text')}
          rows={5}
          limit={limits.sourceText}
          value={text}
          onChange={setText}
        />
        <Button type="submit" disabled={text.trim() === ''}>
          {t('give_text_use')}
        </Button>
      </form>
      {isDevice && (
        <details className="more" onToggle={({ currentTarget }) => setFilling(currentTarget.open)}>
          <summary>{t('fill_templates')}</summary>
          {isFilling && (
            <Suspense>
              <FillView onStarted={onStarted} />
            </Suspense>
          )}
        </details>
      )}
    </>
  );
}
