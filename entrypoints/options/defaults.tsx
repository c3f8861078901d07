import { useState } from 'react';
import { ColorChoice } from '../../components/color-choice.tsx';
import { FormatChoice } from '../../components/format-choice.tsx';
import { Notice } from '../../components/notice.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { ShapeChoice } from '../../components/shape-choice.tsx';
import type { Choices } from '../../lib/settings/settings.ts';
import { rememberChoices, type Settings } from '../../lib/settings/store.ts';
import { errorText, words } from '../../lib/settings/words.ts';

/** What is offered first for each kind. Each change is stored at once. */
export function Defaults({ stored }: { readonly stored: Settings }) {
  const [settings, setSettings] = useState(stored);
  const [saved, setSaved] = useState(false);
  const [problem, setProblem] = useState<string>();
  const choices = settings.choices[settings.lastKind];
  const change = (next: Choices) => {
    setSaved(false);
    setProblem(undefined);
    rememberChoices(next).then(
      (current) => {
        setSettings(current);
        setSaved(true);
      },
      (error: Error) => setProblem(errorText(error)),
    );
  };
  return (
    <section className="card" aria-labelledby="defaults" style={{ '--brand': choices.brandColor }}>
      <div>
        <h2 id="defaults">{words('defaults')}</h2>
        <p className="quiet">{words('defaults_hint')}</p>
      </div>
      <Segmented
        legend={words('kind')}
        segments={[
          { value: 'infographic', label: words('kind_infographic'), icon: 'infographic' },
          { value: 'meme', label: words('kind_meme'), icon: 'meme' },
        ]}
        value={choices.kind}
        onChange={(kind) => change(settings.choices[kind])}
      />
      <ShapeChoice kind={choices.kind} value={choices.aspect} onChange={(aspect) => change({ ...choices, aspect })} />
      <ColorChoice value={choices.brandColor} onChange={(brandColor) => change({ ...choices, brandColor })} />
      {problem && <Notice tone="problem">{problem}</Notice>}
      <div className="defaults-format">
        <FormatChoice labelShown value={choices.format} onChange={(format) => change({ ...choices, format })} />
        <p role="status" className="quiet">
          {saved && words('defaults_saved')}
        </p>
      </div>
    </section>
  );
}
