import { integration } from '@mavendoc/contract';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleSlash, Clock, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, messageOf } from '../../app/api.ts';
import { useDraft } from '../../app/drafts.ts';
import { formatDate, formatDateTime } from '../../i18n/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState, ErrorState, Loading } from '../../ui/states.tsx';
import { Table } from '../../ui/table.tsx';
import { SecretDialog, type Secret } from '../secret-dialog.tsx';
import { FormSection } from '../section.tsx';
import { KeyDialog } from './key-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';

type Key = integration.ApiKey;
type Open = { kind: 'new' } | { kind: 'shown'; secret: Secret } | { kind: 'revoke'; key: Key };

const stateOf = ({ revoked, expiresAt }: Key): 'active' | 'revoked' | 'expired' => {
  if (revoked) return 'revoked';
  return expiresAt !== null && new Date(expiresAt) < new Date() ? 'expired' : 'active';
};

export function Keys() {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Open | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['integration', 'keys'],
    queryFn: () => api.call(integration.listKeys),
  });
  const close = () => setOpen(null);
  useDraft<Open>('company.keys', { read: () => (open?.kind === 'new' ? open : null), restore: setOpen });

  return (
    <FormSection
      title={t('company.keys.title')}
      text={t('company.keys.text')}
      action={
        <Button icon={<Plus size={16} aria-hidden />} onClick={() => setOpen({ kind: 'new' })}>
          {t('company.keys.add')}
        </Button>
      }
    >
      {shown()}
      {open?.kind === 'new' && (
        <KeyDialog
          onClose={close}
          onMade={({ name, key }) => {
            void refetch();
            setOpen({
              kind: 'shown',
              secret: { title: t('company.keys.made', { name }), label: t('company.keys.key'), value: key },
            });
          }}
        />
      )}
      {open?.kind === 'shown' && <SecretDialog secret={open.secret} onClose={close} />}
      {open?.kind === 'revoke' && (
        <RevokeDialog apiKey={open.key} onDone={() => void refetch()} onClose={close} />
      )}
    </FormSection>
  );

  function shown() {
    if (error !== null) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
    if (data === undefined) return <Loading />;
    if (data.length === 0)
      return <EmptyState title={t('company.keys.none')}>{t('company.keys.noneText')}</EmptyState>;
    return (
      <Table
        label={t('company.keys.title')}
        rows={data}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'name',
            head: t('company.keys.name'),
            cell: ({ name, hint, scopes }) => (
              <>
                <span className="block font-medium">{name}</span>
                <span className="block text-sm text-ink-faint">
                  <code className="font-mono">{`${hint}…`}</code>
                  {` · ${scopes.map((scope) => t(`company.scopes.${scope}`)).join(', ')}`}
                </span>
              </>
            ),
          },
          {
            id: 'used',
            head: t('company.keys.used'),
            wide: true,
            cell: ({ lastUsedAt }) => <span className="whitespace-nowrap">{formatDateTime(lastUsedAt)}</span>,
          },
          {
            id: 'expires',
            head: t('company.keys.expires'),
            wide: true,
            cell: ({ expiresAt }) => (expiresAt === null ? t('company.keys.never') : formatDate(expiresAt)),
          },
          { id: 'state', head: t('company.keys.state'), cell: (key) => <KeyState state={stateOf(key)} /> },
          {
            id: 'actions',
            head: t('actions'),
            numeric: true,
            cell: (key) =>
              stateOf(key) === 'active' && (
                <Button
                  size="sm"
                  aria-label={t('company.keys.revokeOf', { name: key.name })}
                  onClick={() => setOpen({ kind: 'revoke', key })}
                >
                  {t('company.keys.revoke')}
                </Button>
              ),
          },
        ]}
      />
    );
  }
}

function KeyState({ state }: { state: ReturnType<typeof stateOf> }) {
  const { t } = useTranslation();
  const text = t(`company.keys.states.${state}`);
  if (state === 'active')
    return (
      <Badge tone="green" icon={CircleCheck}>
        {text}
      </Badge>
    );
  return (
    <Badge tone="plain" icon={state === 'expired' ? Clock : CircleSlash}>
      {text}
    </Badge>
  );
}
