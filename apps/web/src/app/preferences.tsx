import { Languages, Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { changeLanguage, currentLanguage } from '../i18n/index.ts';
import { Menu } from '../ui/menu.tsx';
import { chooseTheme, THEMES, useTheme } from './theme.ts';

export function LanguageToggle() {
  const { t } = useTranslation();
  const other = currentLanguage() === 'pt' ? 'en' : 'pt';
  return (
    <button
      type="button"
      lang={other}
      aria-label={t('changeLanguage')}
      onClick={() => void changeLanguage(other)}
      className="inline-flex h-8 items-center gap-1.5 rounded-md px-2 text-sm font-medium text-ink-soft hover:bg-hover hover:text-ink pointer-coarse:h-11"
    >
      <Languages size={16} aria-hidden />
      <span className="uppercase">{currentLanguage()}</span>
    </button>
  );
}

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

export function ThemeToggle() {
  const { t } = useTranslation();
  const theme = useTheme();
  const Icon = ICONS[theme];
  return (
    <Menu
      entries={THEMES.map((choice) => {
        const ChoiceIcon = ICONS[choice];
        return {
          label: t(`theme.${choice}`),
          icon: <ChoiceIcon size={16} aria-hidden />,
          onSelect: () => chooseTheme(choice),
        };
      })}
    >
      <button
        type="button"
        aria-label={t('theme.change')}
        className="inline-flex size-8 items-center justify-center rounded-md text-ink-soft hover:bg-hover hover:text-ink pointer-coarse:size-11"
      >
        <Icon size={16} aria-hidden />
      </button>
    </Menu>
  );
}
