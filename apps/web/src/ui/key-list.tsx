/** What keys do, one a line. Names of keys that have no sign of their own are as keyboards print them. */
export function KeyList({
  rows,
}: {
  rows: readonly { readonly label: string; readonly keys: readonly string[] }[];
}) {
  return (
    <dl className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2.5">
      {rows.map(({ label, keys }) => (
        <div key={label} className="contents">
          <dt>{label}</dt>
          <dd className="flex justify-end gap-1">
            {keys.map((key) => (
              <kbd
                key={key}
                className="rounded-sm border border-line-strong bg-paper px-1.5 py-0.5 font-mono text-xs"
              >
                {key}
              </kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
