import { isEmail, isPersonName, PROFILE, users, type Profile } from '@mavendoc/contract';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api, codeOf, messageOf, toastError } from '../app/api.ts';
import { useDraft } from '../app/drafts.ts';
import { useMe } from '../app/queries.ts';
import { Field, InputField, Select } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { toaster } from '../ui/toast.tsx';

interface UserDialogProps {
  /** Null: a new one. */
  user: users.User | null;
  onSaved: () => void;
  onClose: () => void;
}

const PROFILES: readonly Profile[] = [PROFILE.admin, PROFILE.operator, PROFILE.manager];

/** Which field an error of the service is about. */
const FIELD_OF: Partial<Record<string, 'nome' | 'email' | 'maxCredits'>> = {
  invalidName: 'nome',
  invalidEmail: 'email',
  emailInUse: 'email',
  invalidMaxCredits: 'maxCredits',
  maxCreditsExceeded: 'maxCredits',
};

export function UserDialog({ user, onSaved, onClose }: UserDialogProps) {
  const { t } = useTranslation();
  const me = useMe();
  const { register, handleSubmit, setError, control, getValues, reset, formState } = useForm({
    defaultValues: {
      nome: user?.nome ?? '',
      email: user?.email ?? '',
      profile: String(user?.perfil.id ?? PROFILE.operator),
      maxCredits: String(user?.maxCredits ?? 0),
    },
  });
  useDraft('users.dialog', {
    read: () => getValues(),
    restore: (draft) => reset(draft, { keepDefaultValues: true }),
  });
  const profile = Number(useWatch({ control, name: 'profile' })) as Profile;
  const { errors } = formState;

  const submit = handleSubmit(async (form) => {
    const maxCredits = Number(form.maxCredits);
    const refuse = (field: 'nome' | 'email' | 'maxCredits', message: string) => {
      setError(field, { message }, { shouldFocus: true });
      toaster.error(t('error'), message);
    };
    if (!isPersonName(form.nome))
      return refuse('nome', t(form.nome.trim() === '' ? 'users.fillFields' : 'users.invalidName'));
    if (!isEmail(form.email))
      return refuse('email', t(form.email.trim() === '' ? 'users.fillFields' : 'users.invalidEmail'));
    if (me.maxCredits > 0 && maxCredits > me.maxCredits) return refuse('maxCredits', t('users.maxExceeded'));
    const body = { nome: form.nome.trim(), email: form.email.trim(), perfil: { id: profile }, maxCredits };
    try {
      if (user === null) await api.call(users.createUser, { body });
      else
        await api.call(users.updateUser, {
          body: { ...body, id: user.id, ...(user.ativo ? {} : { ativo: true }) },
        });
      toaster.success(user === null ? t('users.created') : t('users.updated'));
      onSaved();
      onClose();
    } catch (error) {
      const field = FIELD_OF[codeOf(error) ?? ''];
      if (field === undefined) toastError(error, t('users.saveFailed'));
      else refuse(field, messageOf(error));
    }
  });

  return (
    <FormDialog
      title={user === null ? t('users.add') : t('users.edit')}
      action={user?.ativo === false ? t('users.reactivate') : t('save')}
      busy={formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <InputField
        label={t('users.name')}
        autoComplete="off"
        error={errors.nome?.message}
        {...register('nome')}
      />
      <InputField
        label={t('users.email')}
        type="email"
        autoComplete="off"
        error={errors.email?.message}
        {...register('email')}
      />
      <Field label={t('users.profile')} help={t(`users.profileHelp.${profile}`)}>
        {(described) => (
          <Select {...described} {...register('profile')}>
            {PROFILES.map((id) => (
              <option key={id} value={id}>
                {t(`users.profiles.${id}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <InputField
        label={t('users.limit')}
        help={t('users.limitHelp')}
        type="number"
        min={0}
        step={1}
        max={me.maxCredits > 0 ? me.maxCredits : undefined}
        error={errors.maxCredits?.message}
        {...register('maxCredits')}
      />
    </FormDialog>
  );
}
