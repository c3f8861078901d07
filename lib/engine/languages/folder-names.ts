/** Folders of addresses that say how a page is published, not what it is about; as sites of several languages name them. */
export const publishingFolders: ReadonlySet<string> = new Set(
  'blog blogs news article articles artikel story stories post posts archive index content magazine magazin'.split(' '),
);
