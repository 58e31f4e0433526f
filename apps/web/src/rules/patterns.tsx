import { rules } from '@mavendoc/contract';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CirclePause, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, messageOf } from '../app/api.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { EmptyState, ErrorState, Loading } from '../ui/states.tsx';
import { Table } from '../ui/table.tsx';
import { DeleteRuleDialog } from './delete-dialog.tsx';
import { PatternDialog } from './pattern-dialog.tsx';
import { RulesSection } from './section.tsx';

type Open = { kind: 'edit'; rule: rules.RegexRule | null } | { kind: 'delete'; rule: rules.RegexRule };

export function Patterns() {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Open | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['rules', 'regexes'],
    queryFn: () => api.call(rules.listRegexes),
  });
  const close = () => setOpen(null);
  const again = () => void refetch();

  return (
    <RulesSection
      help={t('rules.help.R')}
      buttons={
        <Button
          kind="primary"
          icon={<Plus size={16} aria-hidden />}
          onClick={() => setOpen({ kind: 'edit', rule: null })}
        >
          {t('rules.addRule')}
        </Button>
      }
    >
      {shown()}
      {open?.kind === 'edit' && <PatternDialog rule={open.rule} onSaved={again} onClose={close} />}
      {open?.kind === 'delete' && (
        <DeleteRuleDialog
          name={open.rule.label}
          remove={() => api.call(rules.deleteRegex, { params: { id: open.rule.id } })}
          onDone={again}
          onClose={close}
        />
      )}
    </RulesSection>
  );

  function shown() {
    if (error !== null) return <ErrorState message={messageOf(error)} onRetry={again} />;
    if (data === undefined) return <Loading />;
    if (data.length === 0) return <EmptyState title={t('rules.empty')} />;
    return (
      <Table
        label={t('rules.tabs.R')}
        rows={data}
        keyOf={({ id }) => id}
        columns={[
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
          {
            id: 'actions',
            head: t('actions'),
            numeric: true,
            cell: (rule) => (
              <>
                <IconButton label={t('edit')} onClick={() => setOpen({ kind: 'edit', rule })}>
                  <Pencil size={16} aria-hidden />
                </IconButton>
                <IconButton label={t('delete')} onClick={() => setOpen({ kind: 'delete', rule })}>
                  <Trash2 size={16} aria-hidden />
                </IconButton>
              </>
            ),
          },
        ]}
      />
    );
  }
}
