interface ImportMetaEnv {
  /** Folder names of `_locales`, set by wxt.config.ts. */
  readonly LOCALES: readonly string[];
}
