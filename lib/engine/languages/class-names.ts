/**
 * Names that belong to no text's language, as alternatives of a regular expression: those that makers of pages give to parts of
 * them, whatever the page's language, and companies' legal forms.
 */

/** Boxes about an author. */
export const lifeNames = String.raw`(?:author|autore?|auteur|writer|contributor|columnist)s?[^a-z]{0,2}(?:box|bio|biography|info|desc|description|card|about|profile|widget)|about[^a-z]{0,2}(?:the[^a-z]{0,2})?(?:author|writer)|abh|saboxplugin|molongui`;

/** Captions of pictures; each holds one of `captionParts`. */
export const captionNames = String.raw`caption|figcaption|cutline|bildunterschrift|legende|pie-?de-?foto|(?:img|image|photo|bild)[-_]{0,2}(?:text|desc|description|alt|copy)`;
export const captionParts: readonly string[] = [
  'caption',
  'cutline',
  'bildunterschrift',
  'img-text',
  'img-desc',
  'image-text',
  'image-desc',
  'image__alt',
  'image-alt',
  'bildtext',
];

export const legalForms = String.raw`GmbH|gGmbH|AG|KG|OHG|GbR|mbH|e\.\s?V\.|Ltd\.?|LLC|Inc\.?|Corp\.?|PLC|S\.\s?A\.(?:\s?S\.)?|S\.?r\.?l\.?|SARL|SpA|S\.p\.A\.|B\.V\.|Oy|ApS`;

/** Folders of addresses that say how a page is published, not what it is about; as sites of several languages name them. */
export const publishingFolders: ReadonlySet<string> = new Set(
  'blog blogs news article articles artikel story stories post posts archive index content magazine magazin'.split(' '),
);
