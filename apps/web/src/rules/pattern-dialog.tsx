import { rules } from '@mavendoc/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, messageOf, toastError } from '../app/api.ts';
import { useDraft } from '../app/drafts.ts';
import { Button } from '../ui/button.tsx';
import { Switch } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field, Input, InputField } from '../ui/field.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { toaster } from '../ui/toast.tsx';
import { Assistant } from './assistant.tsx';
import { PatternTest } from './pattern-test.tsx';

interface PatternDialogProps {
  /** Null: a new one. */
  rule: rules.RegexRule | null;
  onSaved: () => void;
  onClose: () => void;
}

interface Problems {
  label?: string;
  regex?: string;
}

export function PatternDialog({ rule, onSaved, onClose }: PatternDialogProps) {
  const { t } = useTranslation();
  const [label, setLabel] = useState(rule?.label ?? '');
  const [regex, setRegex] = useState(rule?.regex ?? '');
  const [active, setActive] = useState(rule?.status !== 'I');
  const [examples, setExamples] = useState('');
  const [text, setText] = useState('');
  const [tab, setTab] = useState('rule');
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  useDraft('rules.pattern', {
    read: () => ({ label, regex, active, examples, text }),
    restore: (draft) => {
      setLabel(draft.label);
      setRegex(draft.regex);
      setActive(draft.active);
      setExamples(draft.examples);
      setText(draft.text);
    },
  });

  const save = async () => {
    const missing: Problems = {
      ...(label.trim() === '' ? { label: t('rules.needLabel') } : {}),
      ...(regex === '' ? { regex: t('rules.needPattern') } : {}),
    };
    setProblems(missing);
    if (Object.keys(missing).length > 0) return setTab('rule');
    const body = { label: label.trim(), regex, status: active ? ('A' as const) : ('I' as const) };
    setBusy(true);
    try {
      if (rule === null) await api.call(rules.createRegex, { body });
      else await api.call(rules.updateRegex, { body: { ...body, id: rule.id } });
      toaster.success(rule === null ? t('rules.created') : t('rules.updated'));
      onSaved();
      onClose();
    } catch (error) {
      setProblems({ regex: messageOf(error) });
      toastError(error, t('rules.saveFailed'));
      setTab('rule');
      setBusy(false);
    }
  };

  return (
    <Dialog
      wide
      holds
      title={rule === null ? t('rules.addRule') : t('rules.editRule')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" busy={busy} onClick={() => void save()}>
            {busy ? t('saving') : t('save')}
          </Button>
        </>
      }
    >
      <Tabs
        label={t('rules.dialogTabs')}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            id: 'rule',
            label: t('rules.ruleTab'),
            content: (
              <div className="flex flex-col gap-4">
                <InputField
                  label={t('rules.label')}
                  value={label}
                  error={problems.label}
                  onChange={(event) => setLabel(event.target.value)}
                />
                <Field label={t('rules.pattern')} help={t('rules.patternHelp')} error={problems.regex}>
                  {(described) => (
                    <Input
                      {...described}
                      value={regex}
                      spellCheck={false}
                      onChange={(event) => setRegex(event.target.value)}
                      className="font-mono"
                    />
                  )}
                </Field>
                <Switch label={t('rules.isActive')} checked={active} onChange={setActive} />
              </div>
            ),
          },
          {
            id: 'test',
            label: t('rules.testTab'),
            content: <PatternTest pattern={regex} text={text} onText={setText} />,
          },
          {
            id: 'ai',
            label: t('rules.aiTab'),
            content: (
              <Assistant
                examples={examples}
                onExamples={setExamples}
                onPattern={(pattern) => {
                  setRegex(pattern);
                  setTab('test');
                }}
              />
            ),
          },
        ]}
      />
    </Dialog>
  );
}
