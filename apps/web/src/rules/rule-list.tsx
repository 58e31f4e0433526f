import { useQuery } from '@tanstack/react-query';
import { Info, Pencil, Plus, Trash2 } from 'lucide-react';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../app/api.ts';
import { useDraft } from '../app/drafts.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { InputField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { Pager } from '../ui/pager.tsx';
import { EmptyState, ErrorState, Loading } from '../ui/states.tsx';
import { Table, type Column } from '../ui/table.tsx';
import { DeleteRuleDialog } from './delete-dialog.tsx';

const PAGE_ROWS = 50;

interface Rule {
  readonly id: string;
  readonly label: string;
}

interface RuleDialogProps<Item> {
  /** Null: a new one. */
  item: Item | null;
  onSaved: () => void;
  onClose: () => void;
}

interface RuleListProps<Item extends Rule> {
  tab: 'R' | 'W' | 'B';
  load: () => Promise<readonly Item[]>;
  remove: (id: string) => Promise<unknown>;
  columns: readonly Column<Item>[];
  texts: { readonly add: string; readonly empty: string };
  /** Beside the one that adds. */
  buttons?: (onChanged: () => void) => ReactNode;
  dialog: (props: RuleDialogProps<Item>) => ReactNode;
}

type Open<Item> = { kind: 'edit'; item: Item | null } | { kind: 'delete'; item: Item };

/** What a tab of rules is: its help, its buttons, its table with a filter, its dialogs. */
export function RuleList<Item extends Rule>(props: RuleListProps<Item>) {
  const { t } = useTranslation();
  const { tab, load, remove, columns, texts } = props;
  const [open, setOpen] = useState<Open<Item> | null>(null);
  const [filter, setFilter] = useState('');
  const [page, setPage] = useState(0);
  const wanted = useDeferredValue(filter.trim().toLocaleLowerCase());
  const { data, error, refetch } = useQuery({ queryKey: ['rules', tab], queryFn: load });
  const close = () => setOpen(null);
  const again = () => void refetch();
  useDraft<Open<Item>>(`rules.${tab}`, {
    read: () => (open?.kind === 'edit' ? open : null),
    restore: setOpen,
  });

  return (
    <section className="flex flex-col gap-4">
      <Notice icon={Info} tone="accent">
        {t(`rules.help.${tab}`)}
      </Notice>
      <div className="flex flex-wrap items-center justify-end gap-2">
        {(data?.length ?? 0) > 0 && (
          <InputField
            hideLabel
            className="mr-auto w-56 max-sm:w-full"
            label={t('rules.filter')}
            placeholder={t('rules.filter')}
            type="search"
            value={filter}
            onChange={({ target }) => {
              setFilter(target.value);
              setPage(0);
            }}
          />
        )}
        {props.buttons?.(again)}
        <Button
          kind="primary"
          icon={<Plus size={16} aria-hidden />}
          onClick={() => setOpen({ kind: 'edit', item: null })}
        >
          {texts.add}
        </Button>
      </div>
      {shown()}
      {open?.kind === 'edit' && props.dialog({ item: open.item, onSaved: again, onClose: close })}
      {open?.kind === 'delete' && (
        <DeleteRuleDialog
          name={open.item.label}
          remove={() => remove(open.item.id)}
          onDone={again}
          onClose={close}
        />
      )}
    </section>
  );

  function shown() {
    if (error !== null)
      return <ErrorState title={t('rules.loadFailed')} message={messageOf(error)} onRetry={again} />;
    if (data === undefined) return <Loading />;
    if (data.length === 0) return <EmptyState title={texts.empty} />;
    const rows = data.filter(({ label }) => label.toLocaleLowerCase().includes(wanted));
    if (rows.length === 0) return <EmptyState title={t('rules.noneLike', { text: filter })} />;
    const first = page * PAGE_ROWS;
    return (
      <>
        <Table
          label={t(`rules.tabs.${tab}`)}
          rows={rows.slice(first, first + PAGE_ROWS)}
          keyOf={({ id }) => id}
          columns={[...columns, { id: 'actions', head: t('actions'), numeric: true, cell: actions }]}
        />
        <Pager page={page} pages={Math.ceil(rows.length / PAGE_ROWS)} onPage={setPage} />
      </>
    );
  }

  function actions(item: Item) {
    return (
      <span className="inline-flex">
        <IconButton
          label={t('rules.editOf', { name: item.label })}
          onClick={() => setOpen({ kind: 'edit', item })}
        >
          <Pencil size={16} aria-hidden />
        </IconButton>
        <IconButton
          label={t('rules.deleteOf', { name: item.label })}
          onClick={() => setOpen({ kind: 'delete', item })}
        >
          <Trash2 size={16} aria-hidden />
        </IconButton>
      </span>
    );
  }
}
