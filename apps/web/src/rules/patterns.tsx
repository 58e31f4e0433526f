import { rules } from '@mavendoc/contract';
import { CircleCheck, CirclePause } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '../app/api.ts';
import { Badge } from '../ui/badge.tsx';
import type { Column } from '../ui/table.tsx';
import { PatternDialog } from './pattern-dialog.tsx';
import { RuleFiles } from './rule-files.tsx';
import { RuleList } from './rule-list.tsx';

export function Patterns() {
  const { t } = useTranslation();
  const columns: readonly Column<rules.RegexRule>[] = [
    {
      id: 'label',
      head: t('rules.label'),
      cell: ({ label }) => <span className="font-medium wrap-anywhere">{label}</span>,
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
  const importText = async (body: string) => {
    const outcome = await api.call(rules.importRegexes, { body });
    const refused = outcome.refused.map(({ row, label, code, detail }) => {
      const reason = `${t(`rules.refusals.${code}`)}${detail === '' ? '' : ` (${detail})`}`;
      return t('rules.refusedRow', { row, label, reason });
    });
    return { ...outcome, refused };
  };
  return (
    <RuleList
      tab="R"
      load={() => api.call(rules.listRegexes)}
      remove={(id) => api.call(rules.deleteRegex, { params: { id } })}
      columns={columns}
      texts={{ add: t('rules.addRule'), empty: t('rules.empty') }}
      buttons={(onChanged) => (
        <RuleFiles
          fileName="expressoes.csv"
          importText={importText}
          exportFile={() => api.call(rules.exportRegexes)}
          onImported={onChanged}
        />
      )}
      dialog={({ item, ...rest }) => <PatternDialog rule={item} {...rest} />}
    />
  );
}
