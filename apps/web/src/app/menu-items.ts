import type { Permission } from '@mavendoc/contract';
import { FileText, type LucideIcon } from 'lucide-react';

/** What the left menu offers, filtered by permission. */
export interface MenuItem {
  readonly to: '/documents';
  readonly permission: Permission & 'documents';
  readonly icon: LucideIcon;
}

export const MENU: readonly MenuItem[] = [{ to: '/documents', permission: 'documents', icon: FileText }];
