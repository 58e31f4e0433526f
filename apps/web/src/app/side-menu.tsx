import { may } from '@mavendoc/contract';
import { Link } from '@tanstack/react-router';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../ui/button.tsx';
import { cn } from '../ui/cn.ts';
import { Tip } from '../ui/tooltip.tsx';
import { Mark, Wordmark } from '../ui/wordmark.tsx';
import { MENU } from './menu-items.ts';
import { useConfig, useMe } from './queries.ts';

interface SideMenuProps {
  narrow?: boolean;
  onToggle?: () => void;
  /** After a choice: closes the drawer. */
  onChoose?: () => void;
}

export function SideMenu({ narrow = false, onToggle, onChoose }: SideMenuProps) {
  const { t } = useTranslation();
  const me = useMe();
  return (
    <div className="flex h-full flex-col">
      <Link to="/documents" className={cn('flex h-14 items-center', narrow ? 'justify-center' : 'px-5')}>
        {narrow ? <Mark /> : <Wordmark />}
      </Link>
      <nav aria-label={t('menu.label')} className="flex-1 px-2 pt-3">
        <ul className="flex flex-col gap-0.5">
          {MENU.filter((item) => may(me.profile, item.permission)).map(({ to, permission, icon: Icon }) => (
            <li key={to}>
              <Tip text={narrow ? t(`menu.${permission}`) : undefined} side="right">
                <Link
                  to={to}
                  onClick={() => onChoose?.()}
                  aria-label={narrow ? t(`menu.${permission}`) : undefined}
                  className={cn(
                    'flex h-9 items-center gap-3 rounded-md font-medium text-ink-soft hover:bg-hover hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:text-ink pointer-coarse:h-11',
                    narrow ? 'justify-center' : 'px-3',
                  )}
                >
                  <Icon size={18} strokeWidth={1.75} aria-hidden />
                  {!narrow && t(`menu.${permission}`)}
                </Link>
              </Tip>
            </li>
          ))}
        </ul>
      </nav>
      <footer className={cn('flex items-end gap-2 p-3', narrow ? 'justify-center' : 'justify-between pl-5')}>
        {!narrow && <MenuFooter planName={me.planName} />}
        {onToggle !== undefined && (
          <IconButton label={narrow ? t('menu.expand') : t('menu.collapse')} side="right" onClick={onToggle}>
            {narrow ? <PanelLeftOpen size={16} aria-hidden /> : <PanelLeftClose size={16} aria-hidden />}
          </IconButton>
        )}
      </footer>
    </div>
  );
}

function MenuFooter({ planName }: { planName: string | undefined }) {
  const { t } = useTranslation();
  const config = useConfig();
  const { privacyUrl = null, termsUrl = null } = config?.legal ?? {};
  return (
    <div className="flex min-w-0 flex-col gap-1 text-xs text-ink-faint">
      <p className="flex gap-3">
        {privacyUrl !== null && (
          <a href={privacyUrl} target="_blank" rel="noreferrer" className="py-1 hover:text-ink">
            {t('menu.privacy')}
          </a>
        )}
        {termsUrl !== null && (
          <a href={termsUrl} target="_blank" rel="noreferrer" className="py-1 hover:text-ink">
            {t('menu.terms')}
          </a>
        )}
      </p>
      <p>
        {t('menu.version', { version: config?.version ?? '0.0.1' })}
        {planName !== undefined && t('menu.plan', { plan: planName })}
      </p>
    </div>
  );
}
