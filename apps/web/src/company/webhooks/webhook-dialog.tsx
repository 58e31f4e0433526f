import { webhooks } from '@mavendoc/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, codeOf, messageOf } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { InputField } from '../../ui/field.tsx';
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
  const toggle = (event: webhooks.EventType, on: boolean) =>
    setEvents(webhooks.EVENTS.filter((each) => (each === event ? on : events.includes(each))));

  return (
    <Dialog
      title={t(hook === null ? 'company.webhooks.add' : 'company.webhooks.edit')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" form="webhook" busy={busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id="webhook"
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
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
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-2 font-medium">{t('company.webhooks.events')}</legend>
          {webhooks.EVENTS.map((event) => (
            <CheckField
              key={event}
              label={t(`company.events.${event}`)}
              checked={events.includes(event)}
              onChange={(on) => toggle(event, on)}
            />
          ))}
          {problem?.at === 'events' && (
            <p role="alert" className="text-sm text-red">
              {problem.text}
            </p>
          )}
        </fieldset>
      </form>
    </Dialog>
  );
}
