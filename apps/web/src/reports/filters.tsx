import { reports } from '@mavendoc/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../app/api.ts';
import { monthNames } from '../i18n/format.ts';
import { Button } from '../ui/button.tsx';
import { Field, Select } from '../ui/field.tsx';
import { FIRST_YEAR, thisYear, type Filters, type FilterState } from './use-filters.ts';

interface FilterLineProps {
  state: FilterState;
  /** Every change holds at once; else with the button. */
  live?: boolean;
}

const ALL = '';

export function FilterLine({ state, live = false }: FilterLineProps) {
  const { t } = useTranslation();
  const users = useQuery({ queryKey: ['reports', 'users'], queryFn: () => api.call(reports.reportUsers) });
  const { user, year, month } = state;
  const [draft, setDraft] = useState<Filters>({ user, year, month });
  useEffect(() => setDraft({ user, year, month }), [user, year, month]);

  const change = (fields: Filters) => {
    const next = { ...draft, ...fields };
    setDraft(next);
    if (live) state.setFilters(next);
  };
  const years = Array.from({ length: thisYear() - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index);

  return (
    <form
      className="flex flex-wrap items-end gap-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        state.setFilters(draft);
      }}
    >
      <Field label={t('reports.user')} className="w-56 max-sm:w-full">
        {(described) => (
          <Select
            {...described}
            value={draft.user ?? ALL}
            onChange={({ target }) => change({ user: target.value === ALL ? undefined : target.value })}
          >
            <option value={ALL}>{t('reports.all')}</option>
            {users.data?.map(({ id, email }) => (
              <option key={id} value={id}>
                {email}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('reports.year')} className="w-28">
        {(described) => (
          <Select
            {...described}
            value={draft.year}
            onChange={({ target }) => change({ year: Number(target.value) })}
          >
            <option value={0}>{t('reports.all')}</option>
            {years.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('reports.month')} className="w-40">
        {(described) => (
          <Select
            {...described}
            value={draft.month ?? ALL}
            onChange={({ target }) =>
              change({ month: target.value === ALL ? undefined : Number(target.value) })
            }
          >
            <option value={ALL}>{t('reports.all')}</option>
            {monthNames().map((name, index) => (
              <option key={name} value={index + 1}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" kind="primary">
        {t('reports.apply')}
      </Button>
      <Button onClick={state.clear}>{t('reports.clear')}</Button>
    </form>
  );
}
