import { webhooks } from '@mavendoc/contract';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, messageOf } from '../../app/api.ts';
import { useDraft } from '../../app/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, ErrorState, Loading } from '../../ui/states.tsx';
import { SecretDialog, type Secret } from '../secret-dialog.tsx';
import { FormSection } from '../section.tsx';
import { Deliveries } from './deliveries.tsx';
import { WebhookCard, type WebhookAction } from './webhook-card.tsx';
import { DeleteWebhookDialog } from './delete-dialog.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';

type Open =
  | { kind: 'edit'; hook: webhooks.Webhook | null }
  | { kind: 'delete' | 'log'; hook: webhooks.Webhook }
  | { kind: 'secret'; secret: Secret };

/** Addresses of the company that are told what happens to its documents. */
export function Webhooks() {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Open | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['integration', 'webhooks'],
    queryFn: () => api.call(webhooks.listWebhooks),
  });
  const again = () => void refetch();
  const close = () => setOpen(null);
  useDraft<Open>('company.webhooks', { read: () => (open?.kind === 'edit' ? open : null), restore: setOpen });
  const showSecret = ({ url, secret }: { url: string; secret: string }) => {
    again();
    const title = t('company.webhooks.secretOf', { url });
    setOpen({ kind: 'secret', secret: { title, label: t('company.webhooks.secret'), value: secret } });
  };
  const act = (hook: webhooks.Webhook) => (action: WebhookAction) => setOpen({ kind: action, hook });

  return (
    <FormSection
      title={t('company.webhooks.title')}
      text={t('company.webhooks.text')}
      action={
        <Button icon={<Plus size={16} aria-hidden />} onClick={() => setOpen({ kind: 'edit', hook: null })}>
          {t('company.webhooks.add')}
        </Button>
      }
    >
      {shown()}
      {open?.kind === 'edit' && (
        <WebhookDialog
          hook={open.hook}
          onClose={close}
          onMade={showSecret}
          onSaved={() => {
            again();
            close();
          }}
        />
      )}
      {open?.kind === 'delete' && <DeleteWebhookDialog hook={open.hook} onDone={again} onClose={close} />}
      {open?.kind === 'log' && <Deliveries hook={open.hook} onClose={close} />}
      {open?.kind === 'secret' && <SecretDialog secret={open.secret} onClose={close} />}
    </FormSection>
  );

  function shown() {
    if (error !== null) return <ErrorState message={messageOf(error)} onRetry={again} />;
    if (data === undefined) return <Loading />;
    if (data.length === 0)
      return <EmptyState title={t('company.webhooks.none')}>{t('company.webhooks.noneText')}</EmptyState>;
    return (
      <ul className="flex flex-col gap-3">
        {data.map((hook) => (
          <WebhookCard
            key={hook.id}
            hook={hook}
            onAction={act(hook)}
            onSecret={showSecret}
            onChanged={again}
          />
        ))}
      </ul>
    );
  }
}
