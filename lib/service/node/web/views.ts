import type { StoredJob } from '../../core/record.ts';
import type { Account, BrandEntry, KeyEntry } from '../../core/state-ports.ts';

/** A job as the list of recent ones shows it. */
export interface RecentJob {
  readonly id: string;
  readonly kind: StoredJob['kind'];
  readonly status: StoredJob['status'];
  readonly createdAt: string;
  /** What it is of, in a few words. */
  readonly source: string;
  readonly imageUrl: string | undefined;
  readonly error: string | undefined;
}

/** What a page shows; all of it plain data, so that its renderer needs nothing of the service. */
export type View =
  | {
      readonly type: 'sign-in';
      /** From the link that was printed; absent: a passphrase is asked for, or the link is missing. */
      readonly token: string | undefined;
      readonly asksPassphrase: boolean;
      readonly problem: string | undefined;
    }
  | {
      readonly type: 'home';
      readonly account: Account;
      readonly keys: readonly KeyEntry[];
      readonly brands: readonly BrandEntry[];
      readonly jobs: readonly RecentJob[];
      /** A key that was just made: shown this once. */
      readonly newKey: string | undefined;
      readonly problem: string | undefined;
    };

/** The pages of the service, made where the components are. */
export interface Pages {
  /** A whole HTML document. */
  render(view: View): string;
  readonly style: string;
  /** Fonts and drawings that the style names, by file name. */
  readonly assets: ReadonlyMap<string, { readonly bytes: Uint8Array<ArrayBuffer>; readonly mediaType: string }>;
}
