import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { rulesSearch } from '../app/searches.ts';
import { usePageTitle } from '../app/title.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Patterns } from './patterns.tsx';
import { Terms } from './terms.tsx';

export function RulesPage() {
  const { t } = useTranslation();
  const { tab = 'R' } = useSearch({ from: '/session/layout/rules' });
  const navigate = useNavigate();
  const setTab = (chosen: string) =>
    void navigate({ to: '/rules', search: rulesSearch({ tab: chosen }), replace: true });
  usePageTitle(t('rules.title'));
  return (
    <div className="mx-auto max-w-4xl">
      <Tabs
        label={t('rules.title')}
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'R', label: t('rules.tabs.R'), content: <Patterns /> },
          { id: 'W', label: t('rules.tabs.W'), content: <Terms category="W" /> },
          { id: 'B', label: t('rules.tabs.B'), content: <Terms category="B" /> },
        ]}
      />
    </div>
  );
}
