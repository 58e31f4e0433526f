import { webhooks } from '@mavendoc/contract';
import { CircleCheck, CircleSlash, Ellipsis, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api, toastError } from '../../app/api.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { toaster } from '../../ui/toast.tsx';

/** What opens a dialog. */
export type WebhookAction = 'edit' | 'delete' | 'log';

interface WebhookCardProps {
  hook: webhooks.Webhook;
  onAction: (action: WebhookAction) => void;
  onSecret: (made: { url: string; secret: string }) => void;
  onChanged: () => void;
}

export function WebhookCard({ hook, onAction, onSecret, onChanged }: WebhookCardProps) {
  const { t } = useTranslation();
  const { id, url, description, events, active } = hook;
  const params = { id };

  const test = async () => {
    try {
      await api.call(webhooks.pingWebhook, { params });
      onAction('log');
    } catch (error) {
      toastError(error);
    }
  };
  const toggle = async () => {
    try {
      const body = { url, description, events, active: !active };
      await api.call(webhooks.updateWebhook, { params, body });
      toaster.success(t(active ? 'company.webhooks.isOff' : 'company.webhooks.isOn'));
    } catch (error) {
      toastError(error);
    }
    onChanged();
  };
  const rotate = async () => {
    try {
      onSecret(await api.call(webhooks.rotateSecret, { params }));
    } catch (error) {
      toastError(error);
    }
  };

  return (
    <li className="flex flex-col gap-2 rounded-lg border border-line bg-paper p-4">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="font-mono text-sm break-all">{url}</p>
          {description !== '' && <p className="text-ink-soft">{description}</p>}
        </div>
        <WebhookState hook={hook} />
      </div>
      <p className="text-sm text-ink-faint">
        {events.map((event) => t(`company.events.${event}`)).join(' · ')}
      </p>
      <p className="text-sm text-ink-faint">
        {t('company.webhooks.last', { date: formatDateTime(hook.lastDeliveredAt) })}
        {hook.oldSecretUntil !== null &&
          ` · ${t('company.webhooks.oldSecret', { date: formatDateTime(hook.oldSecretUntil) })}`}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" disabled={!active} onClick={() => void test()}>
          {t('company.webhooks.test')}
        </Button>
        <Button size="sm" onClick={() => onAction('log')}>
          {t('company.webhooks.log')}
        </Button>
        <Menu
          entries={[
            { label: t('edit'), onSelect: () => onAction('edit') },
            {
              label: t(active ? 'company.webhooks.turnOff' : 'company.webhooks.turnOn'),
              onSelect: () => void toggle(),
            },
            { label: t('company.webhooks.rotate'), onSelect: () => void rotate() },
            null,
            { label: t('delete'), danger: true, onSelect: () => onAction('delete') },
          ]}
        >
          <IconButton label={t('company.webhooks.more', { url })}>
            <Ellipsis size={16} aria-hidden />
          </IconButton>
        </Menu>
      </div>
    </li>
  );
}

function WebhookState({ hook: { active, offReason, failingSince } }: { hook: webhooks.Webhook }) {
  const { t } = useTranslation();
  if (!active)
    return (
      <Badge tone={offReason === null ? 'plain' : 'red'} icon={CircleSlash}>
        {t(`company.webhooks.states.${offReason ?? 'off'}`)}
      </Badge>
    );
  if (failingSince !== null)
    return (
      <Badge tone="orange" icon={TriangleAlert}>
        {t('company.webhooks.states.troubled')}
      </Badge>
    );
  return (
    <Badge tone="green" icon={CircleCheck}>
      {t('company.webhooks.states.on')}
    </Badge>
  );
}
