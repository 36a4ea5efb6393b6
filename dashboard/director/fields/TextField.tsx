interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly isDisabled?: boolean;
  readonly onChange: (value: string) => void;
}

export const TextField = ({ label, value, maxLength, isDisabled = false, onChange }: TextFieldProps) => (
  <label className="field">
    <span>{label}</span>
    <input
      type="text"
      value={value}
      maxLength={maxLength}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.value)}
    />
  </label>
);
