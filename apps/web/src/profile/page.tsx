import { PROFILE } from '@mavendoc/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { meQuery, queryClient, useMe } from '../app/queries.ts';
import { usePageTitle } from '../app/title.tsx';
import { PasswordForm } from '../auth/password-form.tsx';
import { DeleteAccount } from '../users/delete-account.tsx';
import { Factors } from './factors/factors.tsx';
import { Preferences } from './preferences.tsx';
import { Sessions } from './sessions.tsx';

export function ProfilePage() {
  const { t } = useTranslation();
  const me = useMe();
  usePageTitle(t('profile.title'));
  const facts = [
    [t('profile.name'), me.nome],
    [t('profile.email'), me.email],
    [t('profile.role'), t(`users.profiles.${me.profile}`)],
    [t('profile.company'), me.empresa.nome],
    ...(me.profile === PROFILE.admin ? [[t('profile.plan'), me.planName ?? t('profile.noPlan')]] : []),
  ] as const;
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-10">
      <Section title={t('profile.data')}>
        <dl className="grid grid-cols-[8rem_1fr] gap-y-2">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-faint">{name}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={t('profile.preferences')} text={t('profile.preferencesText')}>
        <Preferences />
      </Section>
      <Section title={t('profile.factors')} text={t('profile.factorsText')}>
        <Factors />
      </Section>
      <Section title={t('profile.sessions')}>
        <Sessions />
      </Section>
      <Section title={t('profile.password')} text={t('profile.passwordText')}>
        <div className="max-w-sm">
          <PasswordForm
            askCurrent={me.hasPassword}
            onSaved={() => void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })}
          />
        </div>
      </Section>
      <Section title={t('profile.account')} text={t('profile.accountText')}>
        <div>
          <DeleteAccount />
        </div>
      </Section>
    </div>
  );
}

interface SectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

const Section = ({ title, text, children }: SectionProps) => (
  <section className="flex flex-col gap-3">
    <h2 className="border-b border-line pb-2 text-lg font-semibold">{title}</h2>
    {text !== undefined && <p className="text-ink-soft">{text}</p>}
    {children}
  </section>
);
