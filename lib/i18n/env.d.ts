interface ImportMetaEnv {
  /** The folders of `_locales`, by name. wxt.config.ts says it. */
  readonly LOCALES: readonly string[];
}
