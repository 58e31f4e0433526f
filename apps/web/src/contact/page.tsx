import { ExternalLink, Headset, Mail, Ticket, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '../app/queries.ts';
import { usePageTitle } from '../app/title.tsx';
import { buttonLook } from '../ui/button.tsx';

export function ContactPage() {
  const { t } = useTranslation();
  const support = useConfig()?.support;
  usePageTitle(t('contact.title'));
  const mail = (address: string | null | undefined) =>
    address && (
      <a href={`mailto:${address}`} className="font-medium break-all text-accent hover:underline">
        {address}
      </a>
    );
  return (
    <div className="mx-auto grid max-w-5xl gap-4 md:grid-cols-3">
      <Card icon={Mail} title={t('contact.commercial')} text={t('contact.commercialText')}>
        {mail(support?.commercialEmail)}
      </Card>
      <Card icon={Headset} title={t('contact.support')} text={t('contact.supportText')}>
        {mail(support?.technicalEmail)}
      </Card>
      <Card icon={Ticket} title={t('contact.tickets')} text={t('contact.ticketsText')}>
        {support?.ticketsUrl && (
          <a href={support.ticketsUrl} target="_blank" rel="noreferrer" className={buttonLook()}>
            {t('contact.openTickets')}
            <ExternalLink size={16} aria-hidden />
          </a>
        )}
      </Card>
    </div>
  );
}

interface CardProps {
  icon: LucideIcon;
  title: string;
  text: string;
  children: ReactNode;
}

function Card({ icon: Icon, title, text, children }: CardProps) {
  const { t } = useTranslation();
  return (
    <section className="flex flex-col items-start gap-2 rounded-lg border border-line bg-paper p-5">
      <Icon size={22} strokeWidth={1.5} className="mb-1 text-accent" aria-hidden />
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="mb-2 flex-1 text-ink-soft">{text}</p>
      {children || <p className="text-sm text-ink-faint">{t('contact.none')}</p>}
    </section>
  );
}
