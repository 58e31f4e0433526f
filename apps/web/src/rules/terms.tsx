import { rules } from '@mavendoc/contract';
import { useTranslation } from 'react-i18next';
import { api } from '../app/api.ts';
import { RuleFiles } from './rule-files.tsx';
import { RuleList } from './rule-list.tsx';
import { TermDialog } from './term-dialog.tsx';

const FILE_NAMES = { W: 'inclusao.csv', B: 'exclusao.csv' } as const;

export function Terms({ category }: { category: rules.ListCategory }) {
  const { t } = useTranslation();
  return (
    <RuleList
      tab={category}
      load={() => api.call(rules.listItems, { params: { category } })}
      remove={(id) => api.call(rules.deleteItem, { params: { id } })}
      columns={[
        {
          id: 'label',
          head: t('rules.term'),
          cell: ({ label }) => <span className="wrap-anywhere">{label}</span>,
        },
      ]}
      texts={{ add: t('rules.addItem'), empty: t('rules.emptyList') }}
      buttons={(onChanged) => (
        <RuleFiles
          fileName={FILE_NAMES[category]}
          importText={(body) => api.call(rules.importItems, { params: { category }, body })}
          exportFile={() => api.call(rules.exportItems, { params: { category } })}
          onImported={onChanged}
        />
      )}
      dialog={(props) => <TermDialog category={category} {...props} />}
    />
  );
}
