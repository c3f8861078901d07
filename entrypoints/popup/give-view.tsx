import { FileButton } from '../../components/file-button.tsx';
import { Icon } from '../../components/icon.tsx';
import type { Capture } from '../../lib/capture/capture.ts';
import { captureGivenFile } from '../../lib/capture/given.ts';
import { words } from '../../lib/settings/words.ts';

interface GiveViewProps {
  readonly onCaptured: (capture: Capture) => void;
  readonly onProblem: (error: Error) => void;
}

/** Where a file is dropped or chosen, and text pasted. Shown in a window of its own: a popup closes when a file dialog opens. */
export default function GiveView({ onCaptured, onProblem }: GiveViewProps) {
  return (
    <section className="give">
      <Icon name="file" />
      <h2>{words('give')}</h2>
      <p>{words('give_hint')}</p>
      <FileButton
        look="primary"
        accept=".pdf,.pptx,image/*,.txt,.md"
        onFile={(file) => captureGivenFile(file).then(onCaptured, onProblem)}
      >
        {words('give_choose')}
      </FileButton>
    </section>
  );
}
