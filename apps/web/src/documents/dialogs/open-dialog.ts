/** Which dialog of the drive is open. */

import type { File } from '../drive.ts';
import type { Item } from '../item.ts';

export type OpenDialog =
  | { readonly kind: 'new-folder' }
  | { readonly kind: 'upload'; readonly folderId: string }
  | { readonly kind: 'rename'; readonly item: Item }
  | { readonly kind: 'delete'; readonly items: readonly Item[] }
  | { readonly kind: 'move'; readonly items: readonly Item[] }
  | { readonly kind: 'download'; readonly items: readonly Item[] }
  | { readonly kind: 'details'; readonly file: File }
  | { readonly kind: 'approvals' }
  | { readonly kind: 'password'; readonly file: File }
  | { readonly kind: 'remove'; readonly files: readonly File[] }
  | { readonly kind: 'keys' };
