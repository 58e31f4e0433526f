import { users } from '@mavendoc/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleSlash, MailX, Pencil, Plus, Trash2 } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, messageOf } from '../app/api.ts';
import { useDraft } from '../app/drafts.ts';
import { useMe } from '../app/queries.ts';
import { usePageTitle } from '../app/title.tsx';
import { formatNumber } from '../i18n/format.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { InputField } from '../ui/field.tsx';
import { Pager } from '../ui/pager.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import { Table } from '../ui/table.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { UserDialog } from './user-dialog.tsx';

const PAGE_ROWS = 50;
const LOOK_AGAIN_MS = 3000;

const isOnItsWay = ({ mailStatus }: users.User): boolean => mailStatus === 'pending';

type Open = { kind: 'edit'; user: users.User | null } | { kind: 'delete'; user: users.User };

export function UsersPage() {
  const { t } = useTranslation();
  const me = useMe();
  const [open, setOpen] = useState<Open | null>(null);
  const [filter, setFilter] = useState('');
  const [page, setPage] = useState(0);
  const text = useDeferredValue(filter.trim());
  const { data, error, refetch } = useQuery({
    queryKey: ['users', text, page],
    queryFn: () => api.call(users.searchUsers, { query: { text, page, size: PAGE_ROWS } }),
    placeholderData: keepPreviousData,
    refetchInterval: (query) => query.state.data?.records.some(isOnItsWay) === true && LOOK_AGAIN_MS,
  });
  usePageTitle(t('users.title'));
  useDraft<Open>('users', {
    read: () => (open?.kind === 'edit' ? open : null),
    restore: setOpen,
  });

  if (error !== null)
    return (
      <ErrorState title={t('users.loadFailed')} message={messageOf(error)} onRetry={() => void refetch()} />
    );
  if (data === undefined) return <Loading />;
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-4">
      <div className="flex flex-wrap items-center justify-end gap-2">
        <InputField
          hideLabel
          className="mr-auto w-64 max-sm:w-full"
          label={t('users.filter')}
          placeholder={t('users.filter')}
          type="search"
          maxLength={320}
          value={filter}
          onChange={({ target }) => {
            setFilter(target.value);
            setPage(0);
          }}
        />
        {data.activeUsers > 1 && <DeleteAccount />}
        <Button
          kind="primary"
          icon={<Plus size={16} aria-hidden />}
          onClick={() => setOpen({ kind: 'edit', user: null })}
        >
          {t('users.add')}
        </Button>
      </div>
      <Table
        label={t('users.title')}
        rows={data.records}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'name',
            head: t('users.name'),
            cell: ({ id, nome, ativo, mailStatus }) => (
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
                {nome}
                {id === me.id && <Badge tone="plain">{t('users.you')}</Badge>}
                {ativo && mailStatus === 'failed' && (
                  <Badge tone="red" icon={MailX}>
                    {t('users.mailFailed')}
                  </Badge>
                )}
              </span>
            ),
          },
          {
            id: 'email',
            head: t('users.email'),
            wide: true,
            cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
          },
          { id: 'profile', head: t('users.profile'), cell: ({ perfil }) => t(`users.profiles.${perfil.id}`) },
          {
            id: 'limit',
            head: t('users.limit'),
            wide: true,
            numeric: true,
            cell: ({ maxCredits }) => (maxCredits === 0 ? t('users.noLimit') : formatNumber(maxCredits)),
          },
          {
            id: 'state',
            head: t('users.state'),
            wide: true,
            cell: ({ ativo }) =>
              ativo ? (
                <Badge tone="green" icon={CircleCheck}>
                  {t('users.active')}
                </Badge>
              ) : (
                <Badge tone="plain" icon={CircleSlash}>
                  {t('users.inactive')}
                </Badge>
              ),
          },
          { id: 'actions', head: t('actions'), numeric: true, cell: actions },
        ]}
      />
      {data.totalRecords === 0 && (
        <p role="status" className="py-6 text-center text-ink-soft">
          {t('users.nobody')}
        </p>
      )}
      <Pager page={page} pages={Math.ceil(data.totalRecords / data.pageSize)} onPage={setPage} />
      {open?.kind === 'edit' && (
        <UserDialog user={open.user} onSaved={() => void refetch()} onClose={() => setOpen(null)} />
      )}
      {open?.kind === 'delete' && (
        <DeleteUserDialog user={open.user} onDone={() => void refetch()} onClose={() => setOpen(null)} />
      )}
    </div>
  );

  function actions(user: users.User) {
    const own = user.id === me.id;
    return (
      <span className="inline-flex">
        <IconButton
          label={own ? t('users.self') : t('users.editOf', { name: user.nome })}
          disabled={own}
          onClick={() => setOpen({ kind: 'edit', user })}
        >
          <Pencil size={16} aria-hidden />
        </IconButton>
        <IconButton
          label={own ? t('users.self') : t('users.deleteOf', { name: user.nome })}
          disabled={own || !user.ativo}
          onClick={() => setOpen({ kind: 'delete', user })}
        >
          <Trash2 size={16} aria-hidden />
        </IconButton>
      </span>
    );
  }
}
