import { useTranslation } from 'react-i18next';
import { setShortcuts, useShortcutsOn } from '../app/shortcuts.ts';
import { chooseTheme, THEMES, useTheme, type Theme } from '../app/theme.ts';
import { changeLanguage, currentLanguage, type Language } from '../i18n/index.ts';
import { Switch } from '../ui/checkbox.tsx';
import { Field, Select } from '../ui/field.tsx';

/** Each in its own words, so that whoever landed in the wrong one finds the way out. */
const LANGUAGES: Readonly<Record<Language, string>> = { pt: 'Português', en: 'English' };

/** How the product speaks and looks in this browser; holds at once. */
export function Preferences() {
  const { t } = useTranslation();
  const theme = useTheme();
  const keys = useShortcutsOn();
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('profile.language')}>
          {(described) => (
            <Select
              {...described}
              value={currentLanguage()}
              onChange={({ target }) => void changeLanguage(target.value as Language)}
            >
              {Object.entries(LANGUAGES).map(([id, name]) => (
                <option key={id} value={id} lang={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('theme.change')}>
          {(described) => (
            <Select
              {...described}
              value={theme}
              onChange={({ target }) => chooseTheme(target.value as Theme)}
            >
              {THEMES.map((id) => (
                <option key={id} value={id}>
                  {t(`theme.${id}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Switch label={t('help.singleKeys')} checked={keys} onChange={setShortcuts} />
    </div>
  );
}
