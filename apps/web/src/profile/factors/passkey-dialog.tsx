import { factors } from '@mavendoc/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, messageOf } from '../../app/api.ts';
import { makePasskey } from '../../auth/webauthn.ts';
import { InputField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { deviceOf } from '../device.ts';

/** As the contract takes it. */
const LONGEST_NAME = 60;

interface PasskeyDialogProps {
  onDone: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

export function PasskeyDialog({ onDone, onClose }: PasskeyDialogProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(deviceOf(navigator.userAgent) ?? '');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const add = async () => {
    const nome = name.trim();
    if (nome === '') return setProblem(t('profile.passkeys.needName'));
    setBusy(true);
    setProblem(undefined);
    try {
      const response = await makePasskey(await api.call(factors.passkeyOptions));
      if (response !== null)
        return onDone((await api.call(factors.addPasskey, { body: { nome, response } })).recoveryCodes);
      setProblem(t('profile.passkeys.refused'));
    } catch (error) {
      setProblem(messageOf(error));
    }
    setBusy(false);
  };

  return (
    <FormDialog
      title={t('profile.passkeys.add')}
      description={t('profile.passkeys.addText')}
      action={t('profile.passkeys.create')}
      busy={busy}
      onSubmit={add}
      onClose={onClose}
    >
      <InputField
        label={t('profile.passkeys.name')}
        help={t('profile.passkeys.nameHelp')}
        value={name}
        error={problem}
        maxLength={LONGEST_NAME}
        autoFocus
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  );
}
