import type { Permission } from '@mavendoc/contract';
import { ChartColumn, CreditCard, FileText, Mail, ShieldCheck, Users, type LucideIcon } from 'lucide-react';

/** What the left menu offers, filtered by permission. */
export interface MenuItem {
  readonly to: '/documents' | '/rules' | '/users' | '/reports' | '/contact' | '/plans';
  readonly permission: Permission & ('documents' | 'rules' | 'users' | 'reports' | 'contact' | 'plans');
  readonly icon: LucideIcon;
}

export const MENU: readonly MenuItem[] = [
  { to: '/documents', permission: 'documents', icon: FileText },
  { to: '/rules', permission: 'rules', icon: ShieldCheck },
  { to: '/users', permission: 'users', icon: Users },
  { to: '/reports', permission: 'reports', icon: ChartColumn },
  { to: '/contact', permission: 'contact', icon: Mail },
  { to: '/plans', permission: 'plans', icon: CreditCard },
];
