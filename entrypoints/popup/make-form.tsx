import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { ColorChoice } from '../../components/color-choice.tsx';
import { FormatChoice } from '../../components/format-choice.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { ShapeChoice } from '../../components/shape-choice.tsx';
import { credits, type Kind } from '../../lib/contract/index.ts';
import type { Choices, ConnectionSetting } from '../../lib/settings/settings.ts';
import { words } from '../../lib/settings/words.ts';

interface MakeFormProps {
  readonly choices: Choices;
  readonly onKind: (kind: Kind) => void;
  readonly onChange: (choices: Choices) => void;
  readonly connection: ConnectionSetting;
  /** The job is being handed over: it can't be started twice. */
  readonly busy: boolean;
  readonly onStart: () => void;
}

/** What to make of what was captured. Enter starts from anywhere in it. */
export function MakeForm({ choices, onKind, onChange, connection, busy, onStart }: MakeFormProps) {
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => start.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onStart();
  };
  return (
    <form className="make" onSubmit={submit} style={{ '--brand': choices.brandColor ?? 'var(--own)' }}>
      <Segmented
        legend={words('kind')}
        segments={[
          { value: 'infographic', label: words('kind_infographic'), icon: 'infographic' },
          { value: 'meme', label: words('kind_meme'), icon: 'meme' },
        ]}
        value={choices.kind}
        onChange={onKind}
      />
      <ShapeChoice kind={choices.kind} value={choices.aspect} onChange={(aspect) => onChange({ ...choices, aspect })} />
      <ColorChoice value={choices.brandColor} onChange={(brandColor) => onChange({ ...choices, brandColor })} />
      <div className="make-start">
        <FormatChoice value={choices.format} onChange={(format) => onChange({ ...choices, format })} />
        <Button look="primary" type="submit" ref={start} busy={busy}>
          {words(choices.kind === 'meme' ? 'make_meme' : 'make_infographic')}
        </Button>
      </div>
      <p className="make-where">
        {connection.type === 'device'
          ? words('made_on_device')
          : words(
              'made_by_service',
              URL.parse(connection.baseUrl)?.host ?? connection.baseUrl,
              String(credits[choices.kind]),
            )}
      </p>
    </form>
  );
}
