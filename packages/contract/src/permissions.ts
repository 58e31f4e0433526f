/** Who may do what: the one table that the server enforces and the screens reflect (product.md section 6). */

export const PROFILE = { admin: 1, operator: 2, manager: 3 } as const;
export type Profile = (typeof PROFILE)[keyof typeof PROFILE];

export type Permission =
  'documents' | 'rules' | 'users' | 'reports' | 'contact' | 'plans' | 'company' | 'logout';
export type ReportId = 'access-audit' | 'credits-usage' | 'consumption-by-user';

const EVERYONE: readonly Permission[] = ['documents', 'contact', 'plans', 'logout'];

const PERMISSIONS: Readonly<Record<Profile, readonly Permission[]>> = {
  [PROFILE.admin]: [...EVERYONE, 'rules', 'users', 'reports', 'company'],
  [PROFILE.operator]: EVERYONE,
  [PROFILE.manager]: [...EVERYONE, 'rules', 'reports'],
};

const REPORTS: Readonly<Record<Profile, readonly ReportId[]>> = {
  [PROFILE.admin]: ['access-audit', 'credits-usage', 'consumption-by-user'],
  [PROFILE.operator]: [],
  [PROFILE.manager]: ['credits-usage'],
};

export const may = (profile: Profile, permission: Permission): boolean =>
  PERMISSIONS[profile].includes(permission);

export const mayReadReport = (profile: Profile, report: ReportId): boolean =>
  REPORTS[profile].includes(report);

/** Operators see what they created; Managers and Admins what their company did. */
export const seesWholeCompany = (profile: Profile): boolean => profile !== PROFILE.operator;
