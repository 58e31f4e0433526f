import { review } from '@mavendoc/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../app/api.ts';
import { Select } from '../ui/field.tsx';

const useLegalBases = () =>
  useQuery({
    queryKey: ['legal-bases'],
    queryFn: () => api.call(review.listLegalBases),
    staleTime: 5 * 60_000,
  }).data ?? [];

interface BasisSelectProps {
  label: string;
  /** Null: none. */
  value: string | null;
  onChange: (basis: string | null) => void;
}

/** Why a mark may stay covered: an article of the law or a reason of the company's own. */
export function BasisSelect({ label, value, onChange }: BasisSelectProps) {
  const { t } = useTranslation();
  const bases = useLegalBases();
  const listed = value === null || bases.some(({ code }) => code === value);
  return (
    <Select
      aria-label={label}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      className="h-8 text-sm"
    >
      <option value="">{t('viewer.basis.none')}</option>
      {/* a basis that was deleted since stays on its marks */}
      {!listed && <option value={value}>{value}</option>}
      {bases.map(({ id, code, description }) => (
        <option key={id} value={code}>
          {description === '' ? code : `${code}: ${description}`}
        </option>
      ))}
    </Select>
  );
}
