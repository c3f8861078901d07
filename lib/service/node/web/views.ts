import type { StoredJob } from '../../core/record.ts';
import type { Account, BrandEntry, KeyEntry } from '../../core/state-ports.ts';

export interface RecentJob {
  readonly id: string;
  readonly kind: StoredJob['kind'];
  readonly status: StoredJob['status'];
  readonly createdAt: string;
  readonly source: string;
  readonly imageUrl: string | undefined;
  readonly error: string | undefined;
}

/** Plain data, so that the renderer does not depend on the service. */
export type View =
  | {
      readonly type: 'sign-in';
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
      readonly newKey: string | undefined;
      readonly problem: string | undefined;
    };

/** Implemented in `components`. */
export interface Pages {
  render(view: View): string;
  readonly style: string;
  readonly assets: ReadonlyMap<string, { readonly bytes: Uint8Array<ArrayBuffer>; readonly mediaType: string }>;
}
