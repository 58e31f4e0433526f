import { rules } from '@mavendoc/contract';
import { CircleCheck, CirclePause } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '../app/api.ts';
import { Badge } from '../ui/badge.tsx';
import type { Column } from '../ui/table.tsx';
import { PatternDialog } from './pattern-dialog.tsx';
import { RuleList } from './rule-list.tsx';

export function Patterns() {
  const { t } = useTranslation();
  const columns: readonly Column<rules.RegexRule>[] = [
    {
      id: 'label',
      head: t('rules.label'),
      cell: ({ label }) => <span className="font-medium">{label}</span>,
    },
    {
      id: 'pattern',
      head: t('rules.pattern'),
      wide: true,
      cell: ({ regex }) => <code className="font-mono text-sm break-all">{regex}</code>,
    },
    {
      id: 'status',
      head: t('rules.status'),
      cell: ({ status }) =>
        status === 'A' ? (
          <Badge tone="green" icon={CircleCheck}>
            {t('rules.active')}
          </Badge>
        ) : (
          <Badge tone="plain" icon={CirclePause}>
            {t('rules.inactive')}
          </Badge>
        ),
    },
  ];
  return (
    <RuleList
      tab="R"
      load={() => api.call(rules.listRegexes)}
      remove={(id) => api.call(rules.deleteRegex, { params: { id } })}
      columns={columns}
      texts={{ add: t('rules.addRule'), empty: t('rules.empty') }}
      dialog={({ item, ...rest }) => <PatternDialog rule={item} {...rest} />}
    />
  );
}
