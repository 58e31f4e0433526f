import type { reports } from '@mavendoc/contract';
import { useTranslation } from 'react-i18next';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  Pie,
  PieChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { formatNumber } from '../i18n/format.ts';

const HEIGHT_PX = 300;
/** Longer names are cut where they stand in a chart; tooltip and table say them whole. */
const NAME_LENGTH = 10;
const shortOf = (name: string): string =>
  name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH - 1)}…` : name;
const COLOURS = [1, 2, 3, 4, 5, 6].map((number) => `var(--chart-${number})`);

const TOOLTIP = {
  background: 'var(--raised)',
  border: '1px solid var(--line)',
  borderRadius: 5,
  color: 'var(--ink)',
} as const;

/** Bars and shares; the table under them says the same in figures. */
export function ConsumptionCharts({ rows }: { rows: readonly reports.ConsumptionRow[] }) {
  const { t } = useTranslation();
  const data = rows.map(({ email, totalCredits, totalDocuments }) => ({
    name: email.split('@')[0] ?? email,
    credits: totalCredits,
    documents: totalDocuments,
  }));
  return (
    <div className="grid gap-8 lg:grid-cols-[3fr_2fr]">
      <figure>
        <figcaption className="mb-2 text-sm font-medium text-ink-faint">{t('reports.perUser')}</figcaption>
        <ResponsiveContainer width="100%" height={HEIGHT_PX}>
          <BarChart data={data} margin={{ top: 8, right: 8, left: 0, bottom: 0 }}>
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis
              dataKey="name"
              tickFormatter={shortOf}
              tick={{ fill: 'var(--ink-soft)', fontSize: 12 }}
              tickLine={false}
              stroke="var(--line)"
            />
            <YAxis
              tick={{ fill: 'var(--ink-soft)', fontSize: 12 }}
              tickFormatter={(value: number) => formatNumber(value)}
              tickLine={false}
              axisLine={false}
              width={56}
            />
            <Tooltip
              cursor={{ fill: 'var(--hover)' }}
              contentStyle={TOOLTIP}
              formatter={(value) => formatNumber(Number(value))}
            />
            <Bar
              dataKey="credits"
              name={t('reports.credits')}
              fill="var(--chart-1)"
              maxBarSize={48}
              isAnimationActive={false}
            />
            <Bar
              dataKey="documents"
              name={t('reports.documents')}
              fill="var(--chart-2)"
              maxBarSize={48}
              isAnimationActive={false}
            />
          </BarChart>
        </ResponsiveContainer>
      </figure>
      <figure>
        <figcaption className="mb-2 text-sm font-medium text-ink-faint">{t('reports.share')}</figcaption>
        <ResponsiveContainer width="100%" height={HEIGHT_PX}>
          <PieChart>
            <Pie
              data={data}
              dataKey="credits"
              nameKey="name"
              outerRadius="54%"
              style={{ fontSize: 13 }}
              isAnimationActive={false}
              label={({ name, value }: { name?: string | number; value?: number }) =>
                `${shortOf(String(name ?? ''))}: ${formatNumber(value ?? 0)}`
              }
              stroke="var(--desk)"
            >
              {data.map(({ name }, index) => (
                <Cell key={name} fill={COLOURS[index % COLOURS.length] ?? 'var(--chart-1)'} />
              ))}
            </Pie>
            <Tooltip contentStyle={TOOLTIP} formatter={(value) => formatNumber(Number(value))} />
          </PieChart>
        </ResponsiveContainer>
      </figure>
    </div>
  );
}
