import { rules } from '@mavendoc/contract';
import { useQuery } from '@tanstack/react-query';
import { Download, Pencil, Plus, Trash2, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, messageOf, toastError } from '../app/api.ts';
import { saveAs } from '../documents/download.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { EmptyState, ErrorState, Loading } from '../ui/states.tsx';
import { Table } from '../ui/table.tsx';
import { toaster } from '../ui/toast.tsx';
import { DeleteRuleDialog } from './delete-dialog.tsx';
import { RulesSection } from './section.tsx';
import { TermDialog } from './term-dialog.tsx';

type Open = { kind: 'edit'; item: rules.ListItem | null } | { kind: 'delete'; item: rules.ListItem };

const FILE_NAMES = { W: 'inclusao.csv', B: 'exclusao.csv' } as const;

export function Terms({ category }: { category: rules.ListCategory }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Open | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const params = { category };
  const { data, error, refetch } = useQuery({
    queryKey: ['rules', 'items', category],
    queryFn: () => api.call(rules.listItems, { params }),
  });
  const close = () => setOpen(null);
  const again = () => void refetch();

  const importFile = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      const { added, skipped } = await api.call(rules.importItems, { params, body: await file.text() });
      toaster.success(t('rules.imported', { added, skipped }));
      again();
    } catch (failure) {
      toastError(failure);
    }
  };
  const exportFile = () =>
    void api
      .call(rules.exportItems, { params })
      .then((blob) => saveAs(blob, FILE_NAMES[category]), toastError);

  return (
    <RulesSection
      help={t(`rules.help.${category}`)}
      buttons={
        <>
          <input
            ref={chooser}
            type="file"
            accept=".csv,text/csv,text/plain"
            aria-label={t('rules.import')}
            hidden
            onChange={(event) => {
              void importFile(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <Button icon={<Upload size={16} aria-hidden />} onClick={() => chooser.current?.click()}>
            {t('rules.import')}
          </Button>
          <Button icon={<Download size={16} aria-hidden />} onClick={exportFile}>
            {t('rules.export')}
          </Button>
          <Button
            kind="primary"
            icon={<Plus size={16} aria-hidden />}
            onClick={() => setOpen({ kind: 'edit', item: null })}
          >
            {t('rules.addItem')}
          </Button>
        </>
      }
    >
      {shown()}
      {open?.kind === 'edit' && (
        <TermDialog category={category} item={open.item} onSaved={again} onClose={close} />
      )}
      {open?.kind === 'delete' && (
        <DeleteRuleDialog
          name={open.item.label}
          remove={() => api.call(rules.deleteItem, { params: { id: open.item.id } })}
          onDone={again}
          onClose={close}
        />
      )}
    </RulesSection>
  );

  function shown() {
    if (error !== null) return <ErrorState message={messageOf(error)} onRetry={again} />;
    if (data === undefined) return <Loading />;
    if (data.length === 0) return <EmptyState title={t('rules.emptyList')} />;
    return (
      <Table
        label={t(`rules.tabs.${category}`)}
        rows={data}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'label',
            head: t('rules.term'),
            cell: ({ label }) => <span className="break-words">{label}</span>,
          },
          {
            id: 'actions',
            head: t('actions'),
            numeric: true,
            cell: (item) => (
              <>
                <IconButton label={t('edit')} onClick={() => setOpen({ kind: 'edit', item })}>
                  <Pencil size={16} aria-hidden />
                </IconButton>
                <IconButton label={t('delete')} onClick={() => setOpen({ kind: 'delete', item })}>
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
