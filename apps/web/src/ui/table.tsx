import type { ReactNode } from 'react';
import { cn } from './cn.ts';

export interface Column<Row> {
  readonly id: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  readonly numeric?: boolean;
  /** Left out on small screens. */
  readonly wide?: boolean;
}

interface TableProps<Row> {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row, index: number) => string;
  columns: readonly Column<Row>[];
}

export const Table = <Row,>({ label, rows, keyOf, columns }: TableProps<Row>) => (
  // It may scroll sideways on small screens, and then must be reachable by keyboard.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto">
    <table aria-label={label} className="w-full">
      <thead>
        <tr className="border-b border-line">
          {columns.map(({ id, head, numeric, wide }) => (
            <th
              key={id}
              scope="col"
              className={cn(
                'h-9 px-2 text-sm font-medium text-ink-faint first:pl-0 last:pr-0',
                numeric === true ? 'text-right' : 'text-left',
                wide === true && 'max-md:hidden',
              )}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={keyOf(row, index)} className="h-11 border-b border-line/70">
            {columns.map(({ id, cell, numeric, wide }) => (
              <td
                key={id}
                className={cn(
                  'px-2 py-1 first:pl-0 last:pr-0',
                  numeric === true && 'text-right',
                  wide === true && 'max-md:hidden',
                )}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
