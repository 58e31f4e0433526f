import { factors } from '@mavendoc/contract';
import { KeyRound, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api, toastError } from '../../app/api.ts';
import { formatDate, formatDateTime } from '../../i18n/format.ts';
import { IconButton } from '../../ui/button.tsx';
import { toaster } from '../../ui/toast.tsx';
import { refreshFactors } from './use-factors.ts';

export function Passkeys({ passkeys }: { passkeys: readonly factors.Passkey[] }) {
  const { t } = useTranslation();
  const remove = async (id: string) => {
    try {
      await api.call(factors.removePasskey, { params: { id } });
      toaster.success(t('profile.passkeys.removed'));
    } catch (error) {
      toastError(error);
    }
    refreshFactors();
  };

  if (passkeys.length === 0) return null;
  return (
    <ul aria-label={t('profile.passkeys.title')} className="border-t border-line/70">
      {passkeys.map(({ id, nome, createdAt, lastUsedAt }) => (
        <li key={id} className="flex items-center gap-3 border-b border-line/70 py-2">
          <KeyRound size={18} className="shrink-0 text-ink-faint" aria-hidden />
          <div className="min-w-0 flex-1">
            <p className="truncate">{nome}</p>
            <p className="text-sm text-ink-faint">
              {t(lastUsedAt === null ? 'profile.passkeys.unused' : 'profile.passkeys.used', {
                made: formatDate(createdAt),
                used: formatDateTime(lastUsedAt),
              })}
            </p>
          </div>
          <IconButton label={t('profile.passkeys.remove', { name: nome })} onClick={() => void remove(id)}>
            <Trash2 size={16} aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
