import { useState, type ComponentProps, type ReactNode } from 'react';
import { Button, Field, Select, submits, TextInput } from '../../shared';

interface IssueFormProps<V extends string> extends Pick<ComponentProps<typeof Button>, 'kind' | 'busy'> {
  /** What is opened. */
  readonly opens: ComponentProps<typeof Select<V>> & { readonly label: string };
  readonly name: { readonly label: string; readonly hint: string; readonly testId: string };
  readonly issue: { readonly label: string; readonly testId: string };
  /** @returns whether it was issued: the name is used up then */
  readonly onIssue: (name: string) => Promise<boolean>;
  /** What else is asked. */
  readonly children?: ReactNode;
  /** Why the last one was not issued. */
  readonly refusal?: ReactNode;
}

/** What something is to open, for whom: a code, a key, a link. */
export const IssueForm = <V extends string>(props: IssueFormProps<V>) => {
  const { opens, name, issue, onIssue, children, refusal, ...button } = props;
  const { label, ...select } = opens;
  const [called, setCalled] = useState('');
  const send = async (): Promise<void> => {
    if (await onIssue(called)) setCalled('');
  };
  return (
    <form className="hall-issue" onSubmit={submits(send)}>
      <Field label={label}>
        <Select {...select} />
      </Field>
      <Field label={name.label} hint={name.hint}>
        <TextInput value={called} onChange={setCalled} maxLength={40} data-testid={name.testId} />
      </Field>
      {children}
      <Button {...button} data-testid={issue.testId} onClick={() => void send()}>
        {issue.label}
      </Button>
      {refusal}
    </form>
  );
};
