import { Fragment, useId, useRef, useState } from 'react';
import { Field } from '../../components/field.tsx';
import { type NameToken, nameFileKind, nameTokens, renderName } from '../../lib/deliver/name.ts';
import { type MessageKey, t } from '../../lib/i18n/t.ts';
import type { Delivered } from '../../lib/settings/settings.ts';

interface NameFieldProps {
  readonly kind: Delivered;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const names = {
  title: 'token_title',
  kind: 'token_kind',
  aspect: 'token_aspect',
  date: 'token_date',
  time: 'token_time',
  site: 'token_site',
  author: 'token_author',
  width: 'token_width',
  height: 'token_height',
  n: 'token_n',
} as const satisfies Record<NameToken, MessageKey>;

/** Tokens that are always empty for a kind. */
const unknownTo: Readonly<Record<Delivered, readonly NameToken[]>> = {
  infographic: ['author', 'n'],
  meme: ['author', 'n'],
  saved: ['aspect'],
};

const maxChars = 200;

export function NameField({ kind, value, onChange }: NameFieldProps) {
  const cut = value.lastIndexOf('/');
  const [folder, setFolder] = useState(cut < 0 ? '' : value.slice(0, cut));
  const [name, setName] = useState(value.slice(cut + 1));
  const input = useRef<HTMLInputElement>(null);

  const store = (folder: string, name: string) => {
    setFolder(folder);
    setName(name);
    onChange([folder, name].filter(Boolean).join('/'));
  };
  const insert = (token: NameToken) => {
    const { selectionStart, selectionEnd } = input.current ?? {};
    const [start, end] = [selectionStart ?? name.length, selectionEnd ?? name.length];
    const text = `{${token}}`;
    if (folder.length + name.length + text.length >= maxChars) return;
    store(folder, name.slice(0, start) + text + name.slice(end));
    requestAnimationFrame(() => input.current?.setSelectionRange(start + text.length, start + text.length));
  };

  return (
    <>
      <Field
        ref={input}
        label={t('name_template')}
        maxLength={maxChars - folder.length - 1}
        spellCheck={false}
        autoComplete="off"
        dir="ltr"
        value={name}
        onChange={(event) => store(folder, event.currentTarget.value)}
      />
      <Tokens kind={kind} onInsert={insert} />
      <Field
        label={t('name_folder')}
        hint={t('name_folder_hint')}
        maxLength={maxChars - name.length - 1}
        spellCheck={false}
        autoComplete="off"
        dir="ltr"
        value={folder}
        onChange={(event) => store(event.currentTarget.value, name)}
      />
      <NameExample kind={kind} template={[folder, name].filter(Boolean).join('/')} />
    </>
  );
}

function NameExample({ kind, template }: { readonly kind: Delivered; readonly template: string }) {
  const id = useId();
  const example = renderName(template, {
    title: t('example_title'),
    kind: nameFileKind(kind),
    ...(kind !== 'saved' && { aspect: '4:5' }),
    mediaType: 'image/png',
    at: new Date(),
    page: 'https://news.example/tides',
    author: 'Ada Example',
    width: 1080,
    height: 1350,
    n: 1,
  });
  return (
    <p className="name-example">
      <span className="quiet" id={id}>
        {t('name_example')}
      </span>
      <output dir="ltr" aria-labelledby={id}>
        {example.split('/').map((part, depth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a folder has no other name than its place.
          <Fragment key={depth}>
            {depth > 0 && '/'}
            <bdi>{part}</bdi>
          </Fragment>
        ))}
      </output>
    </p>
  );
}

interface TokensProps {
  readonly kind: Delivered;
  readonly onInsert: (token: NameToken) => void;
}

function Tokens({ kind, onInsert }: TokensProps) {
  return (
    <fieldset className="tokens">
      <legend className="spoken">{t('name_tokens')}</legend>
      {nameTokens
        .filter((token) => !unknownTo[kind].includes(token))
        .map((token) => (
          <button key={token} type="button" className="token" title={`{${token}}`} onClick={() => onInsert(token)}>
            {t(names[token])}
          </button>
        ))}
    </fieldset>
  );
}
