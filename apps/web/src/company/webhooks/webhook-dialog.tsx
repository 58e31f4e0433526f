import { webhooks } from '@mavendoc/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, codeOf, messageOf } from '../../app/api.ts';
import { useDraft } from '../../app/drafts.ts';
import { CheckList } from '../../ui/check-list.tsx';
import { InputField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toaster } from '../../ui/toast.tsx';

interface WebhookDialogProps {
  /** Null: a new one. */
  hook: webhooks.Webhook | null;
  onMade: (made: { url: string; secret: string }) => void;
  onSaved: () => void;
  onClose: () => void;
}

export function WebhookDialog({ hook, onMade, onSaved, onClose }: WebhookDialogProps) {
  const { t } = useTranslation();
  const [url, setUrl] = useState(hook?.url ?? '');
  const [description, setDescription] = useState(hook?.description ?? '');
  const [events, setEvents] = useState<readonly webhooks.EventType[]>(hook?.events ?? webhooks.EVENTS);
  const [problem, setProblem] = useState<{ at: 'url' | 'events'; text: string }>();
  const [busy, setBusy] = useState(false);

  useDraft('company.webhook', {
    read: () => ({ url, description, events }),
    restore: (draft) => {
      setUrl(draft.url);
      setDescription(draft.description);
      setEvents(draft.events);
    },
  });

  const save = async () => {
    setBusy(true);
    setProblem(undefined);
    const body = { url: url.trim(), description: description.trim(), events: [...events] };
    try {
      if (hook === null) return onMade(await api.call(webhooks.createWebhook, { body }));
      const { id, active } = hook;
      await api.call(webhooks.updateWebhook, { params: { id }, body: { ...body, active } });
      toaster.success(t('company.webhooks.saved'));
      onSaved();
    } catch (error) {
      setProblem({ at: codeOf(error) === 'eventsRequired' ? 'events' : 'url', text: messageOf(error) });
      setBusy(false);
    }
  };

  return (
    <FormDialog
      title={t(hook === null ? 'company.webhooks.add' : 'company.webhooks.edit')}
      action={t('save')}
      busy={busy}
      onSubmit={save}
      onClose={onClose}
    >
      <InputField
        label={t('company.webhooks.url')}
        help={t('company.webhooks.urlHelp')}
        type="url"
        inputMode="url"
        placeholder={t('company.webhooks.urlExample')}
        value={url}
        autoFocus
        error={problem?.at === 'url' ? problem.text : undefined}
        onChange={(event) => setUrl(event.target.value)}
      />
      <InputField
        label={t('company.webhooks.description')}
        maxLength={100}
        value={description}
        onChange={(event) => setDescription(event.target.value)}
      />
      <CheckList
        legend={t('company.webhooks.events')}
        choices={webhooks.EVENTS}
        labelOf={(event) => t(`company.events.${event}`)}
        chosen={events}
        onChange={setEvents}
        error={problem?.at === 'events' ? problem.text : undefined}
      />
    </FormDialog>
  );
}
