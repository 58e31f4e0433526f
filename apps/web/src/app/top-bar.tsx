import { may } from '@mavendoc/contract';
import { Link, useNavigate } from '@tanstack/react-router';
import {
  Building2,
  CircleHelp,
  CircleUserRound,
  LogOut,
  Menu as MenuIcon,
  Trash2,
  UserRound,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonLook, IconButton } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { CreditBadge } from './credit-badge.tsx';
import { LanguageToggle, ThemeToggle } from './preferences.tsx';
import { useMe } from './queries.ts';
import { useTitle } from './title.tsx';

export function TopBar({ onMenu }: { onMenu: () => void }) {
  const { t } = useTranslation();
  const me = useMe();
  const title = useTitle();
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-1 border-b border-line bg-desk px-3 sm:px-6 print:hidden">
      <IconButton label={t('menu.open')} className="-ml-1 md:hidden" onClick={onMenu}>
        <MenuIcon size={18} aria-hidden />
      </IconButton>
      <h1 className="mr-auto truncate text-lg font-semibold">{title}</h1>
      <CreditBadge />
      <LanguageToggle />
      <span className="max-sm:hidden">
        <ThemeToggle />
      </span>
      {may(me.profile, 'company') && (
        <Link to="/company" className={`${buttonLook({ kind: 'ghost', size: 'sm' })} max-lg:hidden`}>
          <Building2 size={16} aria-hidden />
          {t('menu.company')}
        </Link>
      )}
      {may(me.profile, 'logout') && (
        <Link
          to="/logout"
          preload={false}
          className={`${buttonLook({ kind: 'ghost', size: 'sm' })} max-lg:hidden`}
        >
          <LogOut size={16} aria-hidden />
          {t('menu.logout')}
        </Link>
      )}
      <AccountMenu />
    </header>
  );
}

/** Everything about the person; on small screens also what the bar has no room for. */
function AccountMenu() {
  const { t } = useTranslation();
  const me = useMe();
  const navigate = useNavigate();
  const go = (to: '/profile' | '/help' | '/trash' | '/company' | '/logout') => () => void navigate({ to });
  return (
    <Menu
      entries={[
        { label: t('menu.profile'), icon: <UserRound size={16} aria-hidden />, onSelect: go('/profile') },
        { label: t('menu.trash'), icon: <Trash2 size={16} aria-hidden />, onSelect: go('/trash') },
        { label: t('menu.help'), icon: <CircleHelp size={16} aria-hidden />, onSelect: go('/help') },
        null,
        ...(may(me.profile, 'company')
          ? [
              {
                label: t('menu.company'),
                icon: <Building2 size={16} aria-hidden />,
                onSelect: go('/company'),
              },
            ]
          : []),
        { label: t('menu.logout'), icon: <LogOut size={16} aria-hidden />, onSelect: go('/logout') },
      ]}
    >
      <button
        type="button"
        aria-label={t('menu.profile')}
        className="inline-flex size-8 items-center justify-center rounded-md text-ink-soft hover:bg-hover hover:text-ink pointer-coarse:size-11"
      >
        <CircleUserRound size={20} strokeWidth={1.75} aria-hidden />
      </button>
    </Menu>
  );
}
